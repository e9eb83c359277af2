import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** Blood where a tooth was taken out, which goes on longer than the first hours: no danger yet, and nothing to wait with. */

const taken = "(out|removed|pulled|extracted|taken|yanked)";
const extraction = phrases([
  `(tooth|teeth|wisdom|wisdoms|molar|molars|one) ..3 ${taken}`,
  `(pulled|removed|extracted|yanked|took|taken) ..4 (tooth|teeth|wisdom|wisdoms|molar|molars)`,
  "(extraction|extractions|extracted|socket|sockets)",
  "where (the|my|his|her) ..2 (tooth|teeth|wisdom|molar) ..1 (was|were|used|came)",
]);
const bleeds = "(bleeding|bleeds|bleed|bloody|blood|oozing|oozes|ooze|weeping|seeping|seeps|trickling)";
const goesOn = phrases([
  `(still|keeps|keep|kept|continues|continuing|on and off|off and on) ..5 ${bleeds}`,
  `${bleeds} ..5 (still|again|since|on and off|off and on|now and then|comes and goes)`,
  `(started|starting|begun|began) ..3 ${bleeds}`,
  `(is|are|was|has|have|been|it) ..3 (bleeding|oozing|weeping|seeping|trickling)`,
  `(a|some|little|bit|the) ..2 (blood|bleeding) ..4 (coming|there|spit|saliva|pillow|tissue|gauze|mouth|socket|hole)`,
  `(bit|little|spot|drop|some) of (blood|bleeding)`,
  `(tasting|taste|spitting|spit) ..3 blood`,
]);
const notSo = phrases([
  `(not|no|never|without|stopped|nothing) ..2 ${bleeds}`,
  `${bleeds} ..3 (stopped|settled|eased|gone|finished)`,
  "(brush|brushing|brushed|floss|flossing|flossed)",
  "(months|month|years|year|weeks|ages) ago",
  "last (month|year)",
  "(barely|hardly)",
  "normal to (get|have|see) (a|some)",
  "(start|starts|make|makes|set|sets) (it|them|me|him|her) (bleeding|bleed|off)",
  "(fell|falls|fallen|falling|came|comes|coming|knocked|wobbly) ..2 out",
  `(if|will|would|might|could|can|worried|in case|risk|chance) ..4 ${bleeds}`,
]);

/** 'The tooth was out yesterday and it still bleeds a bit'. */
export const isSocketBleeding = ({ words }: Utterance): boolean =>
  anyIn(extraction, words) && anyIn(goesOn, words) && !anyIn(notSo, words);

const longer = phrases([
  "(yesterday|(last night)|overnight|(the other day)|(day|days|nights|week) ..1 (ago|later|after|now)|(since|on|last|from) ..1 (monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(all (night|day))|(this week)|(last week)|(24|48) hours)",
  "(for|since) ..2 (days|nights|week|(last night))",
]);
/** Longer than the day on which it is usual. */
export const isPastFirstDay = ({ words }: Utterance): boolean => anyIn(longer, words);

const thinners = phrases([
  "(thinner|thinners|warfarin|xarelto|eliquis|apixaban|rivaroxaban|dabigatran|pradaxa|plavix|clopidogrel|heparin|clexane|coumadin|aspirin|anticoagulant|anticoagulants|haemophilia|hemophilia|haemophiliac|hemophiliac|(thin ..2 blood)|(blood (thinning|thinned)))",
]);
const takesNone = phrases([
  "(not|no|never|without|off|stopped|stop) ..4 (thinner|thinners|warfarin|xarelto|eliquis|apixaban|rivaroxaban|dabigatran|pradaxa|plavix|clopidogrel|heparin|clexane|coumadin|aspirin|anticoagulant|anticoagulants)",
]);
/** Blood that clots slowly, by what is taken or by birth. */
export const isOnThinners = ({ words }: Utterance): boolean =>
  anyIn(thinners, words) && !anyIn(takesNone, words);
