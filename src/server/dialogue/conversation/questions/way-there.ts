import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { remembering } from "#server/dialogue/words.ts";
import { known, type Told } from "./told.ts";

/** How one finds the clinic beyond its address: only what the clinic wrote is told, and what it did not is owned up to. */

interface Landmark {
  asked: RegExp;
  /** What of the clinic's own words answers it. */
  written: RegExp;
  missing: string;
}

const which = "(?:which|what|what's|nearest|closest|best|any|is there|are there|where'?s?)";
const transport =
  "(?:(?:train |railway |metro |tube )?stations?|trains?|trams?|bus(?:es)?|ferr(?:y|ies)|light rail|metro|(?:bus|tram|ferry) stops?|public transport)";
const landmarks: readonly Landmark[] = [
  {
    asked: new RegExp(
      `\\b${which} (?:[\\w']+ ){0,4}?${transport}\\b|\\b(?:are|is|how|do|can)\\b[^.?!]{0,40}?\\b(?:near|close to|far|from|off at|next to|get (?:to|there)|come) (?:\\w+ ){0,3}?${transport}\\b`,
      "i",
    ),
    written: new RegExp(`\\b${transport}\\b`, "i"),
    missing: "Which train, tram or bus comes near I do not know; the team can tell you.",
  },
  {
    asked:
      /\b(?:cross ?(?:street|road)|intersection|nearest corner|which corner|what corner|landmarks?|side of the (?:road|street))\b|\bwhat(?:'s| is| are) (?:it|you|that) (?:next to|near|opposite|beside|across from)\b/i,
    written:
      /\b(?:corner|cross street|intersection|opposite|next (?:to|door)|across from|between|landmark)\b/i,
    missing: "What it is next to I do not know; the team can tell you.",
  },
  {
    asked: /\b(?:which|what) (?:floor|level|suite|unit|entrance|door)\b/i,
    written: /\b(?:floor|level|suite|unit|entrance|upstairs)\b/i,
    missing: "Which floor or door it is I do not know; the team can tell you.",
  },
];

/** Whoever asks for a bus is not helped by a train. */
const vehicles: readonly RegExp[] = [
  /\b(?:trains?|railway|metro|stations?)\b/i,
  /\b(?:trams?|light rail)\b/i,
  /\bbus(?:es)?\b/i,
  /\bferr(?:y|ies)\b/i,
];

const landmarkIn = (text: string): Landmark | undefined => landmarks.find(({ asked }) => asked.test(text));

/** 'Which station', 'what's the cross street'. */
export const asksOfWay = remembering((text): boolean => landmarkIn(text) !== undefined);

const asksWhere =
  /\b(?:where(?:abouts)? (?:are|is|do)|address|how (?:do|can|would) (?:i|we) (?:get|come|find))\b/i;

export function toldOfWay({ facts }: LiveState, text: string): Told {
  if (!facts.permissions.provideInfo) return known(answers.mayNotAnswer, "");
  const landmark = landmarkIn(text);
  const address = answers.address(facts);
  if (!landmark) return known(address, "the address");
  const kinds = vehicles.filter((each) => each.test(text));
  const written = answers.fromAdditionalInfo(
    facts,
    (each) => landmark.written.test(each) && (kinds.length === 0 || kinds.some((kind) => kind.test(each))),
  );
  if (written !== "") return known(asksWhere.test(text) ? `${address} ${written}`.trim() : written, "");
  const isInAddress = landmark.written.test(facts.address);
  return known(isInAddress ? address : `${address} ${landmark.missing}`.trim(), "the address");
}
