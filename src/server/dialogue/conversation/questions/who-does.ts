import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { wordsOf } from "./notes.ts";
import { service, servicesAsked } from "./services.ts";
import type { Told } from "./told.ts";

/**
 * 'Is there a dentist who does veneers', 'who does the cleans': told from what the notes say of a dentist and that treatment, else
 * whether it is done here at all; who does it is not made up.
 */

const does =
  "(?:does?|doing|can do|could do|speciali[sz](?:es?|ing) in|handles?|performs?|fits?|makes?|offers?|puts? in|places?|treats?)";
const whoOf =
  /\b(?:who|who['’]s|which (?:one|dentists?|doctors?|of (?:you|them|the (?:dentists|doctors))))\b(?! (?:do|should|would|can|could|will|am) (?:i|we)\b)/i;
const asked = new RegExp(
  `\\b(?:dentists?|doctors?|any ?one|any ?body|some ?one|some ?body|who|who['’]s|which one|hygienists?|any of (?:you|them|the dentists)|one of (?:you|them|the dentists))(?: (?:there|here|of you|of them|at (?:your|the) \\w+))?(?: (?:who|that))?(?: (?:also|usually|normally|actually))? ${does}\\b`,
  "i",
);

export function whoDoes(state: LiveState, heard: Understanding): Told | null {
  const offered = asked.test(heard.text) ? servicesAsked(state, heard) : [];
  const named = [...offered.flatMap(wordsOf), ...(heard.visit ? wordsOf(heard.visit.heard) : [])];
  if (!asked.test(heard.text) || named.length === 0) return null;
  const noted = answers.fromAdditionalInfo(
    state.facts,
    (each) => ofDentist.test(each) && wordsOf(each).some((word) => named.includes(word)),
  );
  if (noted !== "") return { sentence: noted, isOpen: false };
  if (offered.length === 0 || !whoOf.test(heard.text.replace(/\b(?:dentists?|doctors?|one) who\b/gi, "")))
    return service(state, heard);
  const listed = offered.slice(0, 3).join(", ");
  return {
    sentence: `Our services include ${listed}. Who does that I do not know; the team can tell you.`,
    isOpen: true,
  };
}
const ofDentist = /\bdr\b|\bdoctor|dentist|hygienist|therapist|specialist|orthodontist|periodontist/i;
