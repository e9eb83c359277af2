import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import { spokenVisit } from "#server/dialogue/conversation/phrases/spoken.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { servicesMeant } from "#server/dialogue/what/read-treatments.ts";
import { toUtterance } from "#server/dialogue/words.ts";
import { cancellingNote, isOfCancelling } from "./changing.ts";
import { wordsOf } from "./notes.ts";
import { known, type Told } from "./told.ts";

/**
 * Prices stand in the clinic's own texts or nowhere: with a service of its list, or in a sentence that names the treatment.
 * They are told as they stand, and never for another treatment than was asked about.
 */
export function prices(state: LiveState, heard: Understanding): Told {
  const { facts } = state;
  const own = pricesOf(facts, heard.text);
  if (asksOfCancelling(state, heard, own !== "")) return cancellingFee(facts);
  const written = own || priceBefore(state, heard) || (isOfNone(state, heard) ? allPrices(facts) : "");
  if (written !== "") return told(written);
  return { sentence: allPrices(facts) === "" ? answers.noPrices : answers.noSuchPrice, isOpen: true };
}

/** 'How much is it', and a bare 'how much', ask about what is being booked, was booked, or was asked about before. */
function priceBefore(state: LiveState, { visit, text }: Understanding): string {
  const { facts, draft, topic, justBooked } = state;
  if (visit !== null || !(pointsBack.test(text) || treatmentsIn(text).length === 0)) return "";
  const booked = draft.visit?.value ?? justBooked?.appointmentType;
  const before = (draft.visit ?? topic)?.heard;
  return (booked && priceOfBooked(state, booked)) || (before ? pricesOf(facts, before) : "");
}

/** 'What are your prices', said of no treatment. */
const isOfNone = ({ draft, justBooked, topic }: LiveState, { visit, text }: Understanding): boolean =>
  !(draft.visit ?? justBooked ?? topic ?? visit) && asksForAll.test(text);

const told = (sentence: string): Told => ({ sentence, isOpen: false });

/** 'How much is it', of a crown that is booked as a consultation: what is booked has a price, and the rest is the dentist's to say. */
function priceOfBooked({ facts, draft }: LiveState, type: string): string {
  const written = pricesOf(facts, type);
  const reason = draft.visit?.heard ?? "";
  if (written === "" || type !== "General Consultation" || ofConsultation.test(reason) || reason === "")
    return written;
  return `That goes down as ${spokenVisit(type)}. ${written}`;
}
const ofConsultation = /\bconsult|\bgeneral\b/i;

type Facts = LiveState["facts"];

/** What the clinic wrote of the price of the treatments that are named; empty when it wrote nothing. */
function pricesOf(facts: Facts, text: string): string {
  const wanted = treatmentsIn(text);
  const listed = answers.listedPrices(facts);
  const services = mostAlike(listed, wanted, text, ({ service }) => service);
  if (services.length > 0) return answers.tellPrices(services.slice(0, 3));
  return mostAlike(pricedSentences(facts), wanted, text, (each) => each)
    .slice(0, 3)
    .join(" ");
}

function allPrices(facts: Facts): string {
  const listed = answers.listedPrices(facts);
  return listed.length > 0
    ? answers.tellPrices(listed.slice(0, 4))
    : pricedSentences(facts).slice(0, 4).join(" ");
}

/** Sentences of the clinic's that name a price, apart from what a missed or cancelled visit costs. */
const pricedSentences = (facts: Facts): string[] =>
  answers
    .sentencesOf(facts)
    .filter((each) => /\$\s?\d|\b\d+ dollars\b/i.test(each) && !isOfCancelling(each))
    .map((each) => (/[.!?]$/.test(each) ? each : `${each}.`));

/** Those of which most of the treatments were named, else those that mean the same in patients' words. */
function mostAlike<Text>(
  texts: readonly Text[],
  wanted: readonly string[],
  said: string,
  nameOf: (text: Text) => string,
): Text[] {
  const alike = texts.map(
    (each) => treatmentsIn(nameOf(each)).filter((word) => wanted.includes(word)).length,
  );
  const most = Math.max(0, ...alike);
  if (most > 0) return texts.filter((_, index) => alike[index] === most);
  const meant = servicesMeant(toUtterance(said), texts.map(nameOf));
  const same = texts.filter((each) => meant.includes(nameOf(each)));
  if (same.length > 0) return same;
  return texts.filter((each) =>
    treatmentsIn(nameOf(each)).some((word) => wanted.some((it) => isMisspelled(it, word))),
  );
}

/** The words of a text that may name a treatment, each treatment under one word. */
const treatmentsIn = (text: string): string[] =>
  wordsOf(text.replace(/\bcheck[ -]?(?:up|over)s?\b|\bteeth check\b/gi, " checkup "))
    .map((word) => sameTreatment[word] ?? word)
    .filter((word) => !ofMoney.test(word));
const sameTreatment: Readonly<Record<string, string>> = {
  consultation: "consult",
  cleaner: "clean",
  extraction: "extract",
  exam: "checkup",
  examination: "checkup",
};

/** 'Cleening': one letter of a longer word is another one. */
function isMisspelled(said: string, word: string): boolean {
  if (said.length !== word.length || word.length < 5) return false;
  return [...word].filter((letter, index) => letter !== said[index]).length === 1;
}

const ofMoney =
  /^(?:fee|charg|charge|charged|cost|pay|paid|penalt|penalty|mon|money|anyth|free|price|pric|extra|dollar|bill|billed|quote|idea|rough|roughly|ballpark|hang|wait|first|long|second|sorry|move|mov|cancel|chang|change|resched\w*)$/;

/** 'Is there a fee', said while an appointment is called off, asks for no treatment's price. */
const asksOfCancelling = (
  { purpose }: LiveState,
  { text, visit }: Understanding,
  isPriced: boolean,
): boolean =>
  isOfMissing.test(text) ||
  ((purpose === "cancel" || purpose === "reschedule") && !isPriced && visit === null && ofFee.test(text));
const isOfMissing = /\bcancel|\bno.?shows?\b|\b(?:miss|missed|missing)\b|\bshort notice\b|\bturn up late\b/i;
const ofFee = /\b(?:fees?|charged?|charges|penalt(?:y|ies)|pay|bill(?:ed)?|costs?|free|extra|money)\b/i;

const cancellingFee = (facts: Facts): Told => known(cancellingNote(facts) || answers.feeNotKnown, "");

const pointsBack = /\b(?:that|this|it|one)\b/i;
const asksForAll =
  /\b(?:prices|pricing|price list|fees|rates|costs|(?:do|does) (?:you|it|the clinic) charge)\b/i;
