import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { noSuchDentist, strangerNamed } from "#server/dialogue/conversation/unknown-dentist.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { remembering } from "#server/dialogue/words.ts";
import { notesAbout, wordsOf } from "./notes.ts";
import { isInThen } from "./presence.ts";
import { known, notKnown, type Told, written } from "./told.ts";
import { whoDoes } from "./who-does.ts";

/**
 * 'Have you a lady dentist' is not answered by the dentists' names unless their sentence tells it, nor is 'does Dr Vance speak
 * Mandarin' by the days that Dr Vance works.
 */
export function practitioner(state: LiveState, heard: Understanding): Told {
  const { facts } = state;
  const told = answers.fromAdditionalInfo(facts, ofPractitioner);
  const stranger = strangerNamed(facts, heard.text);
  if (stranger !== null) return { sentence: noSuchDentist(facts, stranger), isOpen: true };
  const byTreatment = whoDoes(state, heard);
  if (byTreatment) return byTreatment;
  const named = namesMeant(state, heard.text);
  const wanted = wordsOf(heard.text).filter((word) => !anyPractitioner.test(word) && !named.includes(word));
  const isWho = /\b(?:who|who's|whos|whose|which|names?)\b/i.test(heard.text) && !ofOneKind.test(heard.text);
  const isOfPresence = wanted.every((word) => ofPresence.test(word)) && !ofManner.test(heard.text);
  const sentence = isWho || isOfPresence ? toldOf(facts, named) || told : notesAbout(facts, wanted);
  const isOfDay = heard.when.days.length > 0 && !/day\b/i.test(sentence);
  if (told === "" || isOfDay) return known("", "who is working when");
  if (sentence === "") return notKnown;
  const isIn = isOfPresence && !isWho ? isInThen(state, heard, named) : null;
  const verdict = isIn === null ? "" : isIn ? "Yes, usually. " : "No. ";
  return { sentence: `${verdict}${sentence}`, isOpen: false };
}

/** Whoever is named, else whom 'she' or a mere 'what about Friday' means. */
function namesMeant({ dentistSpokenOf = null }: LiveState, text: string): readonly string[] {
  const named = namesIn(text);
  const isMeant = named.length === 0 && dentistSpokenOf !== null && !/\b(?:dentists?|doctors?)\b/i.test(text);
  return isMeant ? wordsOf(dentistSpokenOf ?? "") : named;
}

/** What is written of the one who is named. */
const toldOf = (facts: LiveState["facts"], named: readonly string[]): string =>
  named.length === 0 ? "" : notesAbout(facts, named);

/** The dentists named, as the words of a sentence are counted. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:dr|doctor)\.? ([\p{L}'’-]+)/giu)].flatMap(([, name = ""]) => wordsOf(name));

const ofPractitioner = /\bdr\b|\bdoctor|dentist|hygienist|therapist|specialist|orthodontist|periodontist/i;
const anyPractitioner = /^(?:dentist|doctor|dr|drs)$/;
/** Whether somebody is at work at all, and when. */
const ofPresence =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|weekday|availab(?:le|l)|around|roster|rostered|shift|schedule|start|finish|often|arvo|tonight|later|usually|normally|there)$/;
const ofManner = /\b(?:what|how)(?:'?s| is| are)\b.*\blike\b|\bhow (?:good|old|nice)\b/i;
const ofOneKind =
  /\b(?:speaks?|female|male|lady|wom[ae]n|gentle|gentlest|best|good|qualified|experienced?|speciali[sz]\w*|older|younger|owns?|owner|principal)\b/i;

/** 'What's Dr Vance's mobile': nobody's own number is known here, and the clinic's is not it. */
const whose =
  "(?:(?:dr|doctor)\\.? [\\p{L}'’-]+?['’]?s|her|his|the (?:dentist|doctor|hygienist|owner|manager|receptionist)['’]?s)";
const own =
  "(?:(?:own|personal|direct|private|home|work|cell|mobile|phone|e-?mail) )*(?:number|mobile|cell|phone|line|extension|e-?mail|facebook|instagram)";
const ownContact = new RegExp(
  `\\b(?:what(?:['’]?s| is| was)|(?:can|could|may) (?:i|we|you) (?:please )?(?:have|get|give (?:me|us)|tell me)|(?:do|have) you (?:have|got|know)|give (?:me|us)|(?:i|we) (?:need|want)|(?:is there|got|after)) ${whose} ${own}\\b(?!.*\\d)`,
  "iu",
);
export const asksForOwnContact = remembering((text): boolean => ownContact.test(text));
export const noOwnContact: Told = {
  sentence: "I do not have anybody's own number or e-mail, but the team can pass on a message.",
  isOpen: true,
};

/** 'What university did Dr Vance go to', 'where did she train'. */
const somebody =
  "(?:(?:dr|doctor)\\.? [\\p{L}'’-]+|(?:the|your|my) (?:dentists?|doctors?|hygienist|team|specialist)|he|she|they|you(?: guys| all)?|yous)";
const background = new RegExp(
  [
    `\\b(?:what|which) (?:uni|university|college|school|dental school|degree|qualifications?|country)\\b[^.?!]*\\b${somebody}\\b`,
    `\\b(?:where|when) (?:did|has|have|was|were) ${somebody} (?:\\p{L}+ )?(?:train|trained|study|studied|graduate\\w*|qualif\\w+|go to (?:uni\\w*|school|college|dental school)|get (?:his|her|their|your) (?:degree|qualification\\w*)|learn)\\b`,
    `\\bwhat (?:are|were|is) (?:${somebody}['’]?s?|his|her|their|your) (?:qualifications?|credentials|background|degrees?)\\b`,
    `\\b(?:is|are|was|were) ${somebody} (?:properly |fully |actually )?(?:qualified|registered|accredited|overseas[- ]trained|trained (?:here|overseas|in))\\b`,
  ].join("|"),
  "iu",
);
export const asksOfBackground = remembering((text): boolean => background.test(text));

export const toldOfBackground = ({ facts }: LiveState): Told =>
  facts.permissions.provideInfo
    ? written(facts, /\b(?:universit\w+|graduat\w+|qualif\w+|train(?:ed|ing)|studied|degree|registered)\b/i)
    : known(answers.mayNotAnswer, "");
