import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import { automated } from "#server/dialogue/conversation/phrases/call.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { painAsked } from "./about-treatment.ts";
import { contactsAsked } from "./contacts.ts";
import { isFounded, onlyTellsOfPrice } from "./founded.ts";
import { fundsAsked, namesFund } from "./funds.ts";
import { lengthAsked } from "./lengths.ts";
import { notesAbout, ofMoney, wordsOf } from "./notes.ts";
import { hoursAsked } from "./opening-hours.ts";
import { leftUnanswered, otherHalves } from "./other-halves.ts";
import { asksHowToPay } from "./payments.ts";
import { namesIn, practitioner } from "./practitioners.ts";
import { prices } from "./prices.ts";
import { service } from "./services.ts";
import { questionsIn } from "./several-questions.ts";
import { known, type Told } from "./told.ts";
import { wordedAnswer } from "./worded-topics.ts";

/** Questions about the clinic: answered from its facts in the middle of anything, or owned up to. */
export interface Answer {
  sentences: readonly string[];
  /** Whether any of it was answered. */
  isKnown: boolean;
  /** What could not be answered, for a message to the team; null when all was. */
  open: string | null;
  /** Whether a time to come is offered with it, where nothing is under way. */
  offersVisit?: boolean;
}

const asked: readonly Intent[] = [
  "ask_hours",
  "ask_address",
  "ask_parking",
  "ask_price",
  "ask_insurance",
  "ask_services",
  "ask_practitioner",
];

/** Every question in the utterance answered in turn; null when it holds none. */
export function answerQuestions(state: LiveState, heard: Understanding): Answer | null {
  const found = answersTo(state, heard);
  return found.length === 0 ? unfoundedAnswer(state, heard) : answerOf(found, heard.text);
}

function answerOf(found: readonly Told[], text: string): Answer {
  const open = found.some((each) => each.isOpen) ? text : null;
  const isKnown = found.some((each) => !each.isOpen);
  const offersVisit = found.some((each) => each.offersVisit === true);
  return { sentences: [...new Set(found.map((each) => each.sentence))], isKnown, open, offersVisit };
}

/** Of several questions each is answered by itself, in the order they were asked, and none is dropped. */
function answersTo(state: LiveState, heard: Understanding): readonly Told[] {
  const parts = questionsIn(state, heard);
  if (parts.length < 2) return answersToOne(state, heard);
  const answered = parts.map((part) => ({
    part,
    found: answersToOne(state, part).map((each) => named(part, each)),
  }));
  const told = answered.flatMap(({ found }) => found);
  // 'The lip is numb, is that normal': only both halves together ask.
  const whole = told.length === 0 ? answersToOne(state, heard) : [];
  if (told.length + whole.length === 0) return [];
  const said = [...told, ...whole].map(({ sentence }) => sentence);
  return answered
    .flatMap(({ part, found }) =>
      found.length > 0 || whole.length > 0 ? found : leftUnanswered(state, part.text, said),
    )
    .concat(whole)
    .toSorted((one, other) => Number(isOfRest(one)) - Number(isOfRest(other)));
}
const isOfRest = ({ sentence }: Told): boolean => sentence === answers.restNotKnown;

/** Of several prices that are not known it is said which they are. */
const named = ({ visit }: Understanding, told: Told): Told =>
  told.sentence === answers.noSuchPrice && visit?.certainty === "sure"
    ? { ...told, sentence: answers.noPriceOf(visit.heard.toLowerCase()) }
    : told;

function answersToOne(state: LiveState, heard: Understanding): readonly Told[] {
  const worded = wordedAnswer(state, heard);
  if (worded) return [worded, ...contactsAsked(state, heard).filter(({ isOpen }) => !isOpen)];
  const length = lengthAsked(state, heard);
  const wanted = asked.filter(
    (intent) =>
      hasIntent(heard, intent) &&
      isFounded(heard, intent) &&
      !isOfMore(intent, heard) &&
      (length === null || isBesideLength(intent, heard)),
  );
  const contacts = contactsAsked(state, heard);
  if (wanted.length + contacts.length === 0 && length === null) return [];
  if (!state.facts.permissions.provideInfo) return [{ sentence: answers.mayNotAnswer, isOpen: true }];
  const pain = painAsked(state, heard.text);
  const found = [
    ...wanted.map((intent) => answerOne(intent, state, heard)),
    ...(length ? [length] : []),
    ...(pain ? [pain] : []),
    ...contacts,
  ];
  const said = found.map(({ sentence }) => sentence);
  return [...found, ...otherHalves(state, heard, said)];
}

/** 'How much is parking' and 'do you take Afterpay' ask for no treatment's price. */
const isOfMore = (intent: Intent, heard: Understanding): boolean =>
  (intent === "ask_services" && asksHowToPay(heard.text)) ||
  (intent === "ask_price" &&
    ((hasIntent(heard, "ask_parking") && heard.visit === null) ||
      asksHowToPay(heard.text) ||
      onlyTellsOfPrice(heard.text)));

/** 'Is there somewhere public', taken for a question about parking: owned up to, and told nothing that was not asked. */
const asksAnything =
  /\?|\b(?:(?:is|are) (?:there|you|they)|do|does|can|could|what|what's|whats|which|where|how|why|who)\b/i;
function unfoundedAnswer(state: LiveState, heard: Understanding): Answer | null {
  const isMistaken = asked.some((intent) => hasIntent(heard, intent) && !isFounded(heard, intent));
  const isWish =
    (heard.visit !== null && !/\bdiff(?:s|erences?)?\b/i.test(heard.text)) ||
    heard.when.days.length > 0 ||
    heard.intents.some(({ value }) => !asked.includes(value) && value !== "greeting");
  if (!isMistaken || isWish || !asksAnything.test(heard.text)) return null;
  const sentence = state.facts.permissions.provideInfo ? answers.notKnown : answers.mayNotAnswer;
  return { sentences: [sentence], isKnown: false, open: heard.text };
}

/** 'How long does it take' is heard as this and that; beside it only what has words of its own is asked, too. */
const isBesideLength = (intent: Intent, { text }: Understanding): boolean =>
  ownWords[intent]?.test(text) === true;
const ownWords: Partial<Record<Intent, RegExp>> = {
  ask_price:
    /\bhow much\b(?! time)|\b(?:costs?|prices?|pricing|fees?|charges?|dollars|bucks|quote|pay|set me back)\b/i,
  ask_parking: /\bpark(?:ing|s)?\b/i,
  ask_insurance:
    /insur|health fund|private health|medibank|bupa|\bhcf\b|\bnib\b|\bahm\b|hicaps|medicare|bulk.?bill|rebate|\bcdbs\b|\bdva\b|preferred provider|child dental/i,
  ask_address: /\b(?:where|address|directions)\b/i,
  ask_hours: /\b(?:open|opening hours|close)\b/i,
};

/** 'What's Priya's address' asks for no address of the clinic's. */
const ofSomebody =
  /\b(?:his|her|their|(?!(?:clinic|practice|surgery|dentist|dentists|place|what|where|it|that|today)['’])\p{L}+['’]s) (?:home |street |e-?mail |postal )?address\b/iu;

function answerOne(intent: Intent, state: LiveState, heard: Understanding): Told {
  const { facts } = state;
  switch (intent) {
    case "ask_hours":
      return hoursAsked(state, heard);
    case "ask_address":
      if (ofSomebody.test(heard.text)) return { sentence: answers.ofOthers, isOpen: false };
      return known(answers.address(facts), "the address");
    case "ask_parking":
      return known(answers.fromAdditionalInfo(facts, /\bpark(?:ing|s)?\b/i), "parking");
    case "ask_insurance":
      return fundsAsked(state, heard);
    case "ask_practitioner":
      return practitioner(state, heard);
    case "ask_services":
      // 'Do you do CDBS' asks for no treatment.
      return namesFund(heard.text) && heard.visit === null ? fundsAsked(state, heard) : service(state, heard);
    default:
      return prices(state, heard);
  }
}

/** What the clinic wrote about the words of an utterance nothing else explains ('wheelchair', 'sedation'). */
export function answerFromNotes({ facts }: LiveState, heard: Understanding): string {
  if (!facts.permissions.provideInfo) return "";
  const words = wordsOf(heard.text).filter((word) => !ofMoney.test(word));
  // 'What university did Dr Vance go to' is not answered by the days of Dr Vance.
  const named = namesIn(heard.text);
  const besideName = words.filter((word) => !named.includes(word));
  return notesAbout(facts, besideName.length > 0 ? besideName : words);
}

export const sayAutomated = (state: LiveState, { text }: Understanding): string =>
  automated(state.facts, text);
