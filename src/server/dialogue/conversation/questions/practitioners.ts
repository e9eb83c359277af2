import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { notesAbout, wordsOf } from "./notes.ts";
import { known, notKnown, type Told } from "./told.ts";

/** 'Have you a lady dentist' is not answered by the dentists' names unless their sentence tells it. */
export function practitioner({ facts }: LiveState, heard: Understanding): Told {
  const told = answers.fromAdditionalInfo(facts, ofPractitioner);
  const wanted = wordsOf(heard.text).filter((word) => !anyPractitioner.test(word));
  const isWho = /\b(?:who|who's|whose|which|names?)\b/i.test(heard.text) && !ofOneKind.test(heard.text);
  const sentence = isWho || wanted.length === 0 ? told : notesAbout(facts, wanted);
  const isOfDay = heard.when.days.length > 0 && !/day\b/i.test(sentence);
  if (told === "" || isOfDay) return known("", "who is working when");
  return sentence === "" ? notKnown : { sentence, isOpen: false };
}

const ofPractitioner = /\bdr\b|\bdoctor|dentist|hygienist|therapist|specialist|orthodontist|periodontist/i;
const anyPractitioner = /^(?:dentist|doctor|dr|drs)$/;
const ofOneKind =
  /\b(?:speaks?|female|male|lady|wom[ae]n|gentle|gentlest|best|good|qualified|experienced?|speciali[sz]\w*|older|younger|owns?|owner|principal)\b/i;
