import type { Utterance, Word } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

const partner =
  "(husband|hubby|wife|partner|boyfriend|girlfriend|bf|gf|ex|fiance|fiancee|missus|dad|father|stepdad|stepfather|mum|mother|stepmum|brother|uncle)";
const did = phrases([
  `${partner} ..1 (did|done|caused) (it|this|that)`,
  `${partner} (is|was) the one (who|that) (did|broke|hit|punched)`,
  `${partner} (broke|smashed|cracked|knocked|punched|busted) ..1 my ..2 (tooth|teeth|jaw|face|mouth|lip|nose)`,
  `${partner} (knocked|punched|kicked|smashed|bashed) (it|them|me|my ..2 (tooth|teeth)) (out|in)`,
  `because of ${partner} (he|she) (hit|hits|punched|bashed)`,
]);
const byMishap = phrases([
  "(accident|accidentally|by mistake|playing|footy|football|cricket|ball|game|sport|elbow|elbowed|sleep|wrestling|training|did not mean|wisdom|extraction|booking|booked|appointment for|dentist|dental)",
  "(came|comes|come|went|goes|been) to (you|your|yous)",
  `${partner} ..1 (did|done) (it|this|that) (already|once|online|too|as well|last time|before|here|with you|yesterday online)`,
]);
/** Told of once, and long ago; who still comes near is no matter of the past. */
const longAgo = phrases([
  "(years|year|decade|decades|ages|(long time)) (ago|back|before)",
  "((back (in|then))|(in the past)|(when (we|i) (was|were) ..4)|(used to)|(last (decade|century)))",
]);
const stillNear = phrases([
  "(still|again|keeps|tonight|today|yesterday|(last (night|week))|(this (morning|week))|(live|living) with|at home|scared|afraid|(comes|came) back)",
]);
const hurt = phrases([
  "(tooth|teeth|jaw|lip|mouth|face|nose|bruise|bruised|bruises|broken|chipped|black eye|loose|swollen)",
]);

/** Kin told of as the cause of an injury, in passing: 'a broken tooth, my husband did it'. */
export const isHurtByKin = ({ words }: Utterance): boolean =>
  anyIn(did, words) && anyIn(hurt, words) && !anyIn(byMishap, words) && !isPast(words);

const isPast = (words: readonly Word[]): boolean => anyIn(longAgo, words) && !anyIn(stillNear, words);
