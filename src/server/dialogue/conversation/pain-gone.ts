import { type Intent, readFromAll, type Understanding } from "#server/dialogue/understanding.ts";
import { isPainGone, needsNoVisit } from "#server/dialogue/what/read-pain-gone.ts";
import { isIdle, type LiveState } from "./state.ts";

/** Whoever needs nobody any more, for the pain is over. */
export const givesUpForRelief = ({ emergency, text }: Understanding): boolean =>
  emergency === null && isPainGone(text) && needsNoVisit(text);

/** 'My tooth stopped hurting so I don't need to come in today' calls off the visit that stands, and books none. */
export function withPainGone(state: LiveState, heard: Understanding): Understanding {
  if (!isIdle(state) || !givesUpForRelief(heard)) return heard;
  const calledOff = readFromAll<Intent>(heard.text, "cancel", { assumed: ["the pain is over"] });
  const others = heard.intents.filter(({ value }) => !["book", "cancel", "no"].includes(value));
  return { ...heard, visit: null, intents: [calledOff, ...others] };
}
