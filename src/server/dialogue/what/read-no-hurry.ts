import type { Utterance } from "../words.ts";
import { anyIn, phrases } from "./emergency/phrase-list.ts";

/** 'Just a quick look at a chipped tooth', 'it's not urgent': trouble of the mouth that its teller calls small. */

const small = phrases([
  "(not|nothing|no) (really|too|that|very|super|so|all that|an|any|at all)? (urgent|rush|hurry|emergency|major|serious|drama|biggie|big deal|desperate|panic)",
  "(small|tiny|little|minor|slight|mild|wee|teeny) ..1 (chip|chips|crack|pain|pains|ache|twinge|niggle|bit|piece|corner)",
  "(slightly|barely|just) (chipped|cracked)",
  "(quick|only a|just a) (little|quick)? (look|check|squiz)",
  "(does|do|is|are|has) not (really|even|actually|been)? (hurt|hurts|hurting|painful|sore|bothering|bother)",
  "(no|without|without any|not any|not in) (any|real)? (pain|discomfort|ache)",
  "(whenever (suits|you)|(when you get a chance))",
]);
const graver = phrases([
  "(swollen|swelling|swells|puffy|bleeding|blood|fever|temperature|knocked|fell|fallen|hit|accident|punched|agony|unbearable|excruciating|killing|throbbing|severe|terrible|worse|worst|abscess|pus|infected|infection|sleep|jaw|face)",
  "(really|so|very) (bad|badly|painful|sore|much)",
]);

/** Whether no hurry is told, and nothing that makes one. */
export const isInNoHurry = ({ words }: Utterance): boolean => anyIn(small, words) && !anyIn(graver, words);
