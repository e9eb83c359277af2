import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** 'I could die', 'I just want to die of pain': how bad a toothache is, told with the gravest words there are. */

const somebody =
  "(i|he|she|they|we|me|son|daughter|husband|wife|partner|mum|mother|dad|father|kid|child|boy|girl)";
const pain =
  "(pain|pains|painful|toothache|toothaches|ache|aches|aching|achy|hurts|hurting|throbbing|throbs|agony)";
const tooth =
  "(tooth|teeth|toothache|toothaches|molar|molars|gum|gums|wisdom|filling|crown|root|socket|extraction|dental)";

const wishesForDeath = phrases([
  "(want|wants|wanted|ready|rather|prefer|wish|wishes|wishing|begging) (to|i|he|she)? ..2 (die|be dead|was dead|were dead)",
]);
const nearDeath = phrases([
  `${somebody} ..2 (could|would|might|may|will|going to|about to|nearly|almost|feel like|feels like|felt like) ..3 (die|died|dying|dead)`,
  `${somebody} (am|is|are|feel like i am|was)? ..2 dying (here|over here|from|of|with|$|in|the|my|this|it|so|because)`,
  "(die|dying|dead) (of|from|with|in) ..3 (pain|pains|toothache|toothaches|ache|agony)",
]);
const hurts = phrases([pain, `${tooth} ..5 (killing|murdering) (me|him|her)`]);
const ofTooth = phrases([
  tooth,
  "(die|dying|dead) (of|from|with|in) ..3 (pain|pains|toothache|toothaches|ache|agony)",
]);
/** Pain that may kill, what endangers a life whatever hurts, and grief, which is no pain of the mouth. */
const graver = phrases([
  "(chest|heart|arm|stomach|belly|tummy|abdomen|head|headache|migraine|skull|lung|lungs|breath|breathe|breathing|swallow|swallowing|throat|neck|tongue|blood|bleeding|rash|hives|fever|seizure|pregnant|baby|unconscious|collapsed|faint|fainted|numb|tablets|pills|overdose|poison)",
  // The heart is felt in the jaw, and an infection in the blood is felt all over.
  "(sweat|sweating|sweaty|clammy|dizzy|weak|racing|shaking|shivering|shivers|burning|temperature|infection|infected|abscess|swelling|swollen|vomiting|vomited|sick|confused|drowsy|allergic|reaction|injection|needle|numbed|(left side)|(all over))",
  "(funeral|grief|grieving|lonely|alone|depressed|depression|divorce|hopeless|worthless|suicidal|suicide)",
  "(passed away|left me|died)",
  "not ..2 (dying|die|going to die)",
]);

/** Whether somebody wishes to be dead or is near it for pain in the mouth, and nothing else is told that could kill. */
export const isMortalPain = (utterance: Utterance): boolean =>
  (anyIn(wishesForDeath, utterance.words) || (anyIn(nearDeath, utterance.words) && isOfTooth(utterance))) &&
  anyIn(hurts, utterance.words) &&
  !anyIn(graver, utterance.words);

/** The pain is dental by its own words. A wish to be dead is asked about all the same: see read-self-harm.ts. */
const isOfTooth = ({ words }: Utterance): boolean => anyIn(ofTooth, words);

/** Whether death is wished for: who says so is told where help is, whatever the reason. */
export const wishesToBeDead = ({ words }: Utterance): boolean => anyIn(wishesForDeath, words);
