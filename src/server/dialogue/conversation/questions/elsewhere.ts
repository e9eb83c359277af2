import { fromAdditionalInfo } from "#server/dialogue/conversation/phrases/answers.ts";
import { withoutPart } from "#server/dialogue/conversation/without-part.ts";
import type { ClinicFacts } from "#server/dialogue/events.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { namesPlace } from "#server/dialogue/what/places.ts";
import { readElsewhere } from "#server/dialogue/what/read-elsewhere.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { wordsOf } from "./notes.ts";

/** What was asked about somebody else's place, and what is left of the utterance without it. */
export interface Elsewhere {
  rest: Understanding;
  /** What is said to it: the clinic's own words about that place, or that nothing is known of it. */
  sentence: string;
  isKnown: boolean;
}

/** 'Is the chemist next door open': not to be answered with the clinic's hours. */
export function elsewhereIn(facts: ClinicFacts, heard: Understanding): Elsewhere | null {
  const span = readElsewhere(toUtterance(heard.text));
  if (!span || namesClinic(facts, heard.text.slice(...span))) return null;
  const told = facts.permissions.provideInfo ? toldOf(facts, heard.text.slice(...span)) : "";
  return { rest: withoutPart(heard, span), sentence: told || notOurs, isKnown: told !== "" };
}

/** 'Is Plaza Dental open' is about the clinic of that name. */
const namesClinic = ({ clinicName }: ClinicFacts, asked: string): boolean => {
  const name = wordsOf(clinicName).filter((word) => !/^(?:dent|dentist|surgery|practice|smile)/.test(word));
  const said = new Set(wordsOf(asked));
  return name.some((word) => said.has(word));
};

const notOurs = "I only know about this clinic, so I cannot tell you about other places.";

/** The clinic may have written of its neighbours: 'The pharmacy downstairs is open until nine.' */
function toldOf(facts: ClinicFacts, asked: string): string {
  const words = new Set(wordsOf(asked).filter((word) => !ofAnyPlace.test(word)));
  return fromAdditionalInfo(
    facts,
    (sentence) =>
      namesPlace.test(sentence) && wordsOf(sentence).some((word) => words.has(word) && namesPlace.test(word)),
  );
}

const ofAnyPlace = /^(?:open|clos|close|closed|shut|next|door|park|near|nearby|far|start|finish|sell)$/;
