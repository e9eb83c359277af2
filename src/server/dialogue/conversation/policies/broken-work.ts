import { notToBook } from "#server/dialogue/conversation/standing-visits.ts";
import { isIdle, type LiveState } from "#server/dialogue/conversation/state.ts";
import { change, say, type Turn } from "#server/dialogue/conversation/turn.ts";
import {
  type Intent,
  isLifeThreat,
  readFromAll,
  type Understanding,
} from "#server/dialogue/understanding.ts";
import { isBrokenWork } from "#server/dialogue/what/read-broken-work.ts";

/** 'The filling fell out after a week': the team hears of it in the caller's words, and a visit is offered, for it is broken. */
export function sorryForWork(turn: Turn, { text, emergency }: Understanding): Turn {
  const { purpose, step, noteToPass = "" } = turn.state;
  const isOpen = (purpose === null || purpose === "book") && step.kind !== "taking_message";
  if (!isOpen || !isBrokenWork(text) || (emergency && isLifeThreat(emergency.value))) return turn;
  const note = [noteToPass, `Complaint: ${text.trim()}`].filter((each) => each !== "").join(". ");
  const noted = change(turn, { noteToPass: note, misses: 0 });
  // Whoever is in pain as well is told how sorry we are for that.
  return say(noted, ...(emergency ? [] : ["I am sorry about that."]), "I will tell the team.");
}

const ofTeam: ReadonlySet<Intent> = new Set(notToBook);

/** A visit is what mends it, unless something else is asked for. */
export function withVisitToMend(state: LiveState, heard: Understanding): Understanding {
  const isElse = heard.intents.some(({ value, certainty }) => ofTeam.has(value) && certainty === "sure");
  if (!isIdle(state) || isElse || !isBrokenWork(heard.text)) return heard;
  const book = readFromAll<Intent>(heard.text, "book", {
    assumed: ["the work is broken"],
    // What was told of it stays part of the matter, should the team be asked for.
    certainty: "unsure",
  });
  return { ...heard, intents: [book, ...heard.intents.filter(({ value }) => isBeside(value, heard.text))] };
}

/** 'I paid 400 dollars' asks for no price. */
const isBeside = (intent: Intent, text: string): boolean =>
  intent.startsWith("ask_") ? /\b(?:how|what|when|where|who|do you|are you|can you)\b/i.test(text) : false;
