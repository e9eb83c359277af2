import { askAgain, understood } from "#server/dialogue/conversation/asking.ts";
import { say, type Turn } from "#server/dialogue/conversation/turn.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { aRelative } from "#server/dialogue/who/kin.ts";

const somebody = `(?:him|her|them|anyone|anybody|people|my (?:boss|work|ex|partner|flatmate|housemate|school)|${aRelative})`;
const ofCall =
  "(?:that )?(?:i|we)(?:'?ve| have)? (?:rang|rung|called|phoned|booked|cancelled|been in touch|spoke|spoken)";
const asksWhoIsTold = new RegExp(
  [
    `\\b(?:will|would|do|are|won'?t|wouldn'?t) you (?:be )?(?:going to |gonna |have to |ever )?(?:tell(?:ing)?|let(?:ting)?|inform(?:ing)?) ${somebody} (?:know )?${ofCall}`,
    `\\byou (?:won'?t|will not|wouldn'?t|don'?t|are not|aren'?t|'re not)(?: going to| gonna)? (?:tell|let|inform) ${somebody} (?:know )?${ofCall}`,
    `\\b(?:does|do|will|would|can|could|is|are) (?:he|she|they|${somebody}) (?:going to |gonna |be able to )?(?:find out|know|see|hear|get told|be told) (?:about it )?${ofCall}`,
  ].join("|"),
  "i",
);
const onlyTeam = "I do not tell anybody that you rang. Only the team at the clinic sees this call.";

/** 'Will you tell him I rang' asks who learns of the call; 'could you tell them I rang' leaves word. */
export const tellWhoIsTold = (turn: Turn, { text }: Understanding): Turn | null =>
  asksWhoIsTold.test(text) ? askAgain(say(understood(turn), onlyTeam)) : null;
