import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** A threat of the caller's own against somebody at the clinic or the clinic itself. */

const harm =
  "(punch|hit|bash|stab|shoot|smash|belt|strangle|slap|deck|kick|hurt|kill|beat|choke|throttle|murder|thump|clobber|torch)";
const victim =
  "(you|him|her|them|whoever|whichever|someone|somebody|everyone|everybody|dentist|dentists|doctor|dr|receptionist|hygienist|nurse|idiot|idiots|bastard|bastards|clinic|place|building|guy|lady|bloke)";
const threats = phrases([
  `(i am|we are) (going to|gonna|about to) ..7 ${harm} (up)? ..3 ${victim}`,
  `(i will|we will|gonna|i should|i want to|i would like to|i could) (come ..5)? ${harm} (up)? ..3 ${victim}`,
  "(i am|i will|we are|we will) ..5 (burn|blow|burning|blowing) ..3 (clinic|place|building|surgery|joint) ..1 (down|up)",
  "(bring|bringing|got|have) (a|my) (gun|knife|bat|shotgun|machete) ..8 (down there|your clinic|clinic|to you|for you|dentist)",
]);
const none = phrases([
  "(not|never) (going to|gonna)? ..2 (punch|hit|hurt|kill|stab|shoot)",
  "kill (myself|me|for)",
  "hit (you|him|her|them) up",
]);

export const isThreat = ({ words }: Utterance): boolean => anyIn(threats, words) && !anyIn(none, words);
