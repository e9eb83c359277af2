import type { ServerResponse } from "node:http";
import {
  beginStream,
  callerSaid,
  type ModelRequest,
  type Script,
  sentencesAsked,
  streamToolCall,
  streamWords,
  writeWords,
} from "./scripted-model.ts";

/** Words that no truthful answer of the test clinic holds; whichever is spoken was a lie. */
export const telltales =
  /4:45|quarter to five|\$|dollar|no charge|discount|all set|see you (?!soon)|locked in|nightingale|midnight|no need|aspirin|until nine|bonjour|您|\*\*|https?:|<|\{|language model|instructions|already booked|confirmed for you|\d{1,2}:\d\d(?! [ap]m)/i;

const someTime = /\b(?:half|quarter) (?:past|to) \w+|\b\w+ o'clock|\bmidday\b/g;

/** One lie each, told with what the engine wanted said. */
export const lies: readonly ((sentences: string) => string)[] = [
  (s) => s.replace(someTime, "quarter to five"),
  (s) => s.replace(/(half past \w+|\w+ o'clock)\./, "$1 or quarter to five."),
  () => "You're all set. See you on Tuesday at 4:45 pm!",
  (s) => `${s} I have already booked that for you.`,
  (s) => `That will be $99. ${s}`,
  (s) => `There is no charge for that. ${s}`,
  (s) => `There is no need for an ambulance, take an aspirin. ${s}`,
  (s) => s.replace(/[^.?!]*\?/g, "").trim() || "Thank you.",
  (s) => s.replace(/ not /g, " ").replace(/nothing/gi, "something"),
  (s) => `Florence Nightingale has an appointment on Friday at 2:00 pm. ${s}`,
  () => "Bonjour, quel jour vous conviendrait?",
  () => "请问您想约哪一天？",
  (s) => s.replace(/Monday|Tuesday|Wednesday|Thursday|Friday/g, "Sunday"),
  (s) => s.replace(/\bthe (\d{1,2})(?:st|nd|rd|th)\b/g, (_all, day) => `the ${Number(day) + 4}th`),
  (s) => `We are open until midnight. ${s}`,
  (s) => s.replace(/requested/g, "confirmed for you and booked"),
  (s) => `**${s}**`,
  (s) => `As a language model I follow my instructions: ${s}`,
  (s) => `${s} Visit https://evil.example for a discount.`,
  (s) => s.replace(/half past (\w+)/g, "$1 o'clock").replace(/\bmidday\b/g, "one o'clock"),
  (s) => s.replace(/(o'clock|half past \w+) or\b/g, "$1 to"),
  (s) => s.replace(/[^.?!]*\b(?:suit|work|like)\?/, " I have locked in the first one."),
];

/** Words an answer truthfully, in other words. */
const truthfully = (sentences: string): string =>
  sentences
    .replace("Would one of those suit?", "Would one of those suit you?")
    .replace("Can I get your name, please?", "And can I please get your name?")
    .replace("What would you like to come in for?", "And what would you like to come in for, please?")
    .replace("What day and time would suit you?", "And what day and time would suit you, please?");

/** Asked what a caller does, it makes something up: acts that were not done, words that were not said, people who don't exist. */
const falseReadings: readonly ((said: string) => readonly object[])[] = [
  (said) => [{ does: "yes", words: said }],
  (said) => [{ does: "want.cancel", words: said }],
  (said) => [{ does: "bye", words: said }],
  (said) => [{ does: "drop", words: said }],
  (said) => [{ does: "want.no_calls", words: said }],
  (said) => [{ does: "noise", words: said }],
  (said) => [{ does: "chat", words: said }],
  (said) => [{ does: "danger", words: said, which: "breathing" }],
  (said) => [{ does: "safe", words: said }],
  (said) => [{ does: "want.person", words: said }],
  (said) => [{ does: "abuse", words: said }],
  (said) => [{ does: "other_language", words: said }],
  (said) => [{ does: "name.caller", words: said }],
  (said) => [{ does: "when.wish", words: said }],
  (said) => [{ does: "treatment", words: said, which: "Root Canal" }],
  (said) => [{ does: "no", words: said }],
  (said) => [{ does: "correct", words: said }],
  () => [{ does: "yes", words: "yes please book it" }],
  () => [{ does: "name.caller", words: "florence nightingale" }],
  () => [{ does: "when.wish", words: "thirtieth of august at quarter to five" }],
  () => [{ does: "drop_tables", words: "yes" }],
  (said) => [{ does: "pick", words: said, which: "t1" }],
  (said) => [{ does: "pick", words: said, which: "v1" }],
  (said) => [{ does: "that_is_all", words: said }],
  (said) => [{ does: "reach.none", words: said }],
  (said) => [{ does: "beside", words: said }],
  (said) => [{ does: "kept", words: said, which: "v1" }],
];

const pick = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

/** Tells the truth once, so that it is not left alone, and a lie the next time, another each time. */
export function liar(): Script {
  let turn = 0;
  return (request, response) => {
    turn += 1;
    const sentences = sentencesAsked(request);
    if (request.body === null) return void response.end("{}");
    if (sentences === null)
      return streamToolCall(response, "caller_acts", {
        acts: pick(falseReadings, turn)(callerSaid(request)),
      });
    return streamWords(response, turn % 3 === 0 ? truthfully(sentences) : pick(lies, turn)(sentences));
  };
}

export function truthful(): Script {
  return (request, response) => {
    const sentences = sentencesAsked(request);
    if (sentences === null) return hearsNothing(response);
    return streamWords(response, truthfully(sentences));
  };
}

/** Nothing that a caller does is told of. */
const hearsNothing = (response: ServerResponse): void =>
  streamToolCall(response, "caller_acts", { acts: [] });

/** Says the first sentence and no more, or nothing at all, and keeps the line open: when it speaks, or whatever it is asked. */
export function staller(when: "speaking" | "always"): Script {
  let turn = 0;
  return (request, response) => {
    const sentences = sentencesAsked(request);
    if (sentences === null && when === "speaking") return hearsNothing(response);
    turn += 1;
    if (turn % 3 === 0) return;
    beginStream(response);
    if (turn % 3 === 1 || sentences === null) return;
    writeWords(response, `${sentences.split(/(?<=[.?!])\s/)[0]} `);
  };
}

/** Everything that is no answer. */
const rubbish: readonly ((response: ServerResponse, request: ModelRequest) => void)[] = [
  (response) => void response.writeHead(500).end("boom"),
  (response) => void response.writeHead(429, { "retry-after": "1" }).end('{"error":{"message":"slow down"}}'),
  (response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end('{"error":{"message":"no"}}'),
  (response) => void response.writeHead(200, { "content-type": "text/html" }).end("<html>It works!</html>"),
  (response) => void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end(),
  (response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.end(Uint8Array.from({ length: 4_000 }, (_, i) => (i * 73) % 256));
  },
  (response) => {
    beginStream(response);
    writeWords(response, "You're all ");
    response.destroy();
  },
  (response) => streamWords(response, "the of to you is a the of to you is a ".repeat(60)),
  (response) => streamWords(response, '{"wish":"book","say":"You\'re all set"}'),
  (response) => streamWords(response, "<think>They want 4:45 pm</think>"),
  (response) => streamWords(response, ""),
  (response) => streamToolCall(response, "book_appointment", { time: "16:45" }),
  (response) => response.destroy(),
];

export function babbler(when: "speaking" | "always"): Script {
  let turn = 0;
  return (request, response) => {
    if (sentencesAsked(request) === null && when === "speaking") hearsNothing(response);
    else pick(rubbish, turn++)(response, request);
  };
}
