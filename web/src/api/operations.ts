/** The types of each request and its responses, taken from the server's schema. */
import type { paths } from "./schema";

export type Method = "get" | "post" | "delete";

/** The paths that have this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, { responses: object }> ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends PathOf<M>> = paths[P] extends Record<M, infer O> ? O : never;

type Json<T> = T extends { content: { "application/json": infer Body } } ? Body : never;

type Parameters<O> = O extends { parameters: infer All } ? Pick<All, keyof All & ("path" | "query")> : never;

type Body<O> = O extends { requestBody: infer Content } ? { body: Json<Content> } : { body?: never };

/** The parts that any request may have. */
export interface AnyParts {
  readonly path?: object;
  readonly query?: object;
  readonly body?: unknown;
}

/** The parts that this request has. */
export type RequestParts<M extends Method, P extends PathOf<M>> = Parameters<Operation<M, P>> &
  Body<Operation<M, P>>;

type Responses<O> = O extends { responses: infer All } ? All : never;

type Contents<R> = R extends { content: infer Content } ? Content[keyof Content] : void;

/** The body of a successful response; void if the schema has none. */
export type ResponseBody<M extends Method, P extends PathOf<M>> = Contents<
  Responses<Operation<M, P>>[keyof Responses<Operation<M, P>> & (200 | 201 | 204)]
>;

/** The body of a response with this status. */
export type ResponseBodyOf<M extends Method, P extends PathOf<M>, Status extends number> = Contents<
  Responses<Operation<M, P>>[keyof Responses<Operation<M, P>> & Status]
>;

/** The address of a request: a path of the schema with its parts filled in, and the query. */
export function addressOf(path: string, parts: AnyParts): string {
  const values = new Map<string, unknown>(Object.entries(parts.path ?? {}));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  );
  return filled + query(parts.query ?? {});
}

/** Parameters without a value are left out. */
export function query(parameters: object): string {
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined && value !== null);
  if (!given.length) return "";
  return "?" + new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}
