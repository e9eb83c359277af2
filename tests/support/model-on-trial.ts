import type { ServerResponse } from "node:http";
import {
  callerSaid,
  type ModelRequest,
  sentencesAsked,
  streamToolCall,
  streamWords,
} from "./scripted-model.ts";

interface Said {
  does: string;
  words: string;
  which?: string;
}
/** What a model that understands Australian makes of each turn, by a few of its words. */
const rightly: Record<string, Said[]> = {
  "after a clean": [
    { does: "want.book", words: "i'm after a clean" },
    { does: "treatment", words: "a clean", which: "Teeth Cleaning" },
    { does: "when.wish", words: "next tuesday arvo" },
  ],
  rostered: [
    { does: "want.move", words: "any chance of the monday after" },
    { does: "when.visit", words: "thursday" },
    { does: "when.wish", words: "the monday after before lunch" },
  ],
  cairns: [{ does: "want.cancel", words: "scrap that one" }],
  bupa: [
    { does: "when.wish", words: "friday after three" },
    { does: "ask.insurance", words: "do youse take bupa" },
  ],
  smoko: [{ does: "pick", words: "the second one", which: "t2" }],
  "tea towels": [{ does: "danger", words: "it just won't stop bleeding", which: "bleeding" }],
  splint: [
    { does: "want.message", words: "can you pass on to the dentist" },
    { does: "tell", words: "the new splint rubs on the left so i've been leaving it out at night" },
  ],
  eighth: [
    { does: "correct", words: "i said tuesday the eighth not the monday" },
    { does: "when.wish", words: "tuesday the eighth" },
  ],
  nan: [
    { does: "want.check", words: "can't remember what day it's on" },
    { does: "patient", words: "me nan" },
  ],
  "ignore all": [],
};
export const rightActs = (heard: string): readonly Said[] =>
  Object.entries(rightly).find(([words]) => heard.includes(words))?.[1] ?? [];

/** Answers as that model would. */
export const hears = (request: ModelRequest, response: ServerResponse) =>
  sentencesAsked(request) === null
    ? streamToolCall(response, "caller_acts", { acts: rightActs(callerSaid(request)) })
    : streamWords(response, "Thursday has two times. Which one suits?");
