/** What the server's schema says of each request: the parts of its path, its query, its body, and its answers. */
import type { paths } from "./schema";

export type Method = "get" | "post" | "delete";

/** The paths that can be asked with this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: object }> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = paths[P] extends Record<M, infer O> ? O : never;

type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;

type Parameters<O> = O extends { parameters: infer All } ? Pick<All, keyof All & ("path" | "query")> : never;

type Body<O> = O extends { requestBody: infer Sent } ? { body: Json<Sent> } : { body?: never };

/** What can be said with any request. */
export interface Sent {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** What has to be said with this one. */
export type Said<M extends Method, P extends PathOf<M>> = Parameters<Operation<M, P>> & Body<Operation<M, P>>;

type Responses<O> = O extends { responses: infer All } ? All : never;

type Contents<R> = R extends { content: infer Content } ? Content[keyof Content] : void;

/** What is answered where all is well; nothing, where the schema has no content for it. */
export type Answer<M extends Method, P extends PathOf<M>> = Contents<
  Responses<Operation<M, P>>[keyof Responses<Operation<M, P>> & (200 | 201 | 204)]
>;

/** What is answered with this status. */
export type AnswerWith<M extends Method, P extends PathOf<M>, Status extends number> = Contents<
  Responses<Operation<M, P>>[keyof Responses<Operation<M, P>> & Status]
>;

/** The address of a request: a path of the schema with its parts filled in, and the query. */
export function addressOf(path: string, said: Sent): string {
  const parts = new Map<string, unknown>(Object.entries(said.path ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.get(name))));
  return filled + query(said.query ?? {});
}

export function query(parts: object): string {
  const said = Object.entries(parts).filter(([, value]) => value !== undefined && value !== null);
  if (!said.length) return "";
  return "?" + new URLSearchParams(said.map(([name, value]) => [name, String(value)])).toString();
}
