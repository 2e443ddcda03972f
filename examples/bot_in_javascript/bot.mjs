// A bot in JavaScript: it reads questions from its standard input and answers on its standard output, one JSON
// object a line. It needs nothing but Node. The protocol is in docs/how-to/writing-a-bot.md.
//
//     harbourside play seawolf --bot "external:node bot.mjs"

import { createInterface } from "node:readline";

const PASSIVE = ["pass", "end", "skip", "decline"];

let choose;

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    choose = busyChooser(message.seed);
    say({ ready: true, name: "Busy" });
  } else if (message.type === "choose") {
    say({ id: message.id, action: choose(message.legal) });
  }
}

function say(answer) {
  process.stdout.write(JSON.stringify(answer) + "\n");
}

/** Chooses at random, but never passes if there is something to do. */
function busyChooser(seed) {
  const random = generator(seed);
  return (legal) => {
    const busy = legal.filter((key) => !PASSIVE.includes(key.split(":")[0]));
    const choices = busy.length > 0 ? busy : legal;
    return choices[Math.floor(random() * choices.length)];
  };
}

/** Numbers from 0 to 1 that follow from the seed alone, so that the same game can be played again (mulberry32). */
function generator(seed) {
  let state = seed % 2 ** 32;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
