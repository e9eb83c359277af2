import { type Rule, toFinder } from "../phrase.ts";
import { heardBetween, type Utterance } from "../words.ts";

/**
 * What a dentist has to know of somebody's body: an illness or an operation one has had, and what is taken for it. It
 * wishes for nothing and endangers nobody, and when it was is no day to come.
 */

const operated =
  "(heart|back|brain|bowel|kidney|hip|knee|spinal|cataract|thyroid|hernia|shoulder|eye|stomach)";
const illness = `(stroke|strokes|tia|((heart) (attack|attacks|failure))|seizure|seizures|bypass|stent|stents|pacemaker|defibrillator|aneurysm|embolism|dvt|cancer|tumour|chemo|chemotherapy|radiation|radiotherapy|transplant|concussion|hepatitis|pneumonia|hysterectomy|caesarean|((hip|knee|valve|shoulder|joint) (replacement|replacements))|(${operated} (surgery|operation|procedure|op))|((blood) (clot|clots))|((cardiac) (arrest|surgery)))`;
const condition =
  "(pacemaker|stent|stents|epilepsy|diabetes|haemophilia|hemophilia|hepatitis|osteoporosis|lupus|hiv|arthritis|((heart|kidney|liver|thyroid|medical) (condition|problem|murmur|disease|valve))|((high|low) blood pressure))";
const medicine =
  "(warfarin|xarelto|eliquis|plavix|clopidogrel|insulin|prednisone|prednisolone|methotrexate|fosamax|prolia|((beta) (blockers|blocker))|((blood) (thinners|thinner))|chemo|chemotherapy|((blood pressure|heart|diabetes|epilepsy) (tablets|medication|meds|pills)))";
const months =
  "(january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|hospital)";
const then = `(((back)? (in|last|since|this past|early|late|around) ..1 (${months}|year|month|week|christmas|easter))|(..3 (days|weeks|months|years|year|month|week) (ago|back|before))|(in (hospital|2019|2020|2021|2022|2023|2024|2025|2026)))`;

const rules: readonly Rule<"history">[] = [
  {
    means: "history",
    say: [
      `(had|has had|have had|having had|survived|suffered) ..3 ${illness} ..2 ${then}`,
      `(after|since|following|from|post|before) ..1 (my|a|an|the|his|her|having|had) ..2 ${illness} ..1 ${then}`,
      `${then} ..3 (had|suffered|survived) ..3 ${illness}`,
      `(diagnosed|diagnosis) ..4 ${then}`,
      `(am|is|been|are|on|take|takes|taking|started) ..2 ${medicine} ..1 ${then}`,
      `(after|since|following|from|post) ..1 (my|a|an|the|his|her|having|had) ..2 ${illness}`,
      `(had|has had|have had|having had|survived|suffered|recovering from|recovered from|history of|having) ..3 ${illness}`,
      `(am|is|been|are|on|take|takes|taking|started) ..2 ${medicine}`,
      `(have|has|got|with|having) ..2 ${condition}`,
      "(am|is|are) ..2 (diabetic|epileptic|haemophiliac|immunocompromised)",
      "(medical|health) history",
    ],
    unless: ["(history of (the|your))"],
  },
];
const find = toFinder(rules);

/** Where it is told, as places in the text; empty when nothing is. */
export const historyIn = (utterance: Utterance): readonly (readonly [number, number])[] =>
  find(utterance).map(({ from, to }) => heardBetween(utterance, from, to).span);

export const tellsHistory = (utterance: Utterance): boolean => historyIn(utterance).length > 0;
