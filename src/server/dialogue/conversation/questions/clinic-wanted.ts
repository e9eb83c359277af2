import { withoutPart } from "#server/dialogue/conversation/without-part.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import type { Elsewhere } from "./elsewhere.ts";
import { wordsOf } from "./notes.ts";

/** 'It's for Crows Nest clinic', 'an appointment at the Bondi practice': which clinic this is, as long as it is another's name. */
const wanted =
  /\b(?:for|at|ringing|calling) (?:the |your )?((?:(?!the\b|your\b|for\b|at\b|an?\b|this\b|that\b|my\b|our\b|any\b)[\p{L}'’]+ ){1,3})(?:dental )?(?:clinic|practice|branch|location|surgery|rooms|dental)\b(?=\W*(?:$|[,.;]|please|on|for|and|thanks))/iu;
/** What a clinic is called by without a name of its own, and what is no clinic for teeth. */
const ofAny =
  /^(?:dental|dentists?|same|other|new|main|usual|local|whole|right|general|specialist|medical|doctor'?s?|eye|skin|hand|oral|jaw|knee|heart|gum|day|private|public|wrong|next|teeth|nearest|closest|and|or|a|emergency|afternoon|morning|vet|today|tomorrow|\w+day)$/i;

const asks =
  /\?|\b(?:are|is|do|does|did|have|where|how|which|what) (?:you|it|there|the|that|this|far|long|close)\b/i;

export function clinicWanted(facts: ClinicFacts, heard: Understanding): Elsewhere | null {
  const said = wanted.exec(heard.text);
  const named = said?.[1]?.trim().split(/\s+/) ?? [];
  if (!said || asks.test(heard.text) || facts.clinicName === "" || named.some((word) => ofAny.test(word)))
    return null;
  const own = new Set(wordsOf(`${facts.clinicName} ${facts.address}`));
  if (wordsOf(named.join(" ")).some((word) => own.has(word))) return null;
  const rest = withoutPart(heard, [said.index, said.index + said[0].length]);
  return { rest, sentence: `This is ${facts.clinicName}.`, isKnown: true };
}
