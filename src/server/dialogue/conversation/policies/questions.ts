import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import { capital } from "#server/dialogue/conversation/phrases/booking.ts";
import { automated } from "#server/dialogue/conversation/phrases/call.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { clockOf, isRungBackOnly, todayOf } from "#server/dialogue/conversation/today.ts";
import type { Intent, Understanding } from "#server/dialogue/understanding.ts";

/** Questions about the clinic: answered from its facts in the middle of anything, or owned up to. */
export interface Answer {
  sentences: readonly string[];
  /** Whether any of it was answered. */
  isKnown: boolean;
  /** What could not be answered, for a message to the team; null when all was. */
  open: string | null;
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
const payments =
  /\b(?:after ?pay|zip ?pay|zip money|humm|klarna|payment (?:plans?|options?|methods?)|instal?lments?|pay (?:it )?off|interest free|lay-?by|eftpos|amex|american express|(?:credit|debit) cards?|pay (?:by|with|in) (?:card|cash|cheque))\b/i;
const byWords: readonly { topic: RegExp; answer: (state: LiveState) => string; about: string }[] = [
  {
    topic:
      /\b(?:your|clinic'?s|the) e-?mail|e-?mail address (?:of|for) (?:the|your)|what(?:'s| is) (?:the|your) e-?mail/i,
    answer: ({ facts }) => answers.email(facts),
    about: "an e-mail address",
  },
  { topic: /\bweb ?site|web ?page\b/i, answer: ({ facts }) => answers.website(facts), about: "a website" },
  {
    topic:
      /\b(?:your|clinic'?s|reception'?s) (?:phone |telephone )?number|number (?:of|for) (?:the clinic|reception)/i,
    answer: ({ facts }) => answers.phone(facts),
    about: "another phone number",
  },
  {
    topic: payments,
    answer: ({ facts }) => answers.fromAdditionalInfo(facts, payments) || answers.noPayments,
    about: "ways to pay",
  },
];
const recording =
  /\b(?:this|call|it|we|conversation) (?:is )?(?:being )?record(?:ed|ing)\b|\b(?:are|is) (?:you|this|the call|it) (?:being )?record(?:ing|ed)\b/i;
export const asksOfRecording = (text: string): boolean => recording.test(text);

/** Asked in so many ways that the words alone tell; answered the same at every clinic. */
const plainQuestions: readonly {
  topic: RegExp;
  answer: (state: LiveState, heard: Understanding) => string;
  about: string;
}[] = [
  {
    topic: recording,
    answer: ({ facts }) =>
      facts.takesVoicemail
        ? "This call is transcribed, not recorded as sound. Only a voicemail would be recorded, for the team."
        : "This call is transcribed, not recorded as sound.",
    about: "",
  },
  {
    topic:
      /\b(?:can|could|should|is it (?:ok|okay|safe|alright)) (?:i|we|he|she|to) (?:\w+ )?(?:take|mix|have|use|give|stop)\b.*\b(?:nurofen|panadol|ibuprofen|paracetamol|aspirin|antibiotics?|painkillers?|codeine|medication|medicine|tablets?|amoxicillin|warfarin|blood thinners?)\b|\b(?:which|what) (?:painkillers?|medicine|medication|tablets?|antibiotics?) (?:should|can|could|do) (?:i|we|he|she)\b|\bdo (?:i|we) need (?:to take )?(?:antibiotics|painkillers|medication)\b|\b(?:script|prescription|prescribe)\b/i,
    answer: (state) =>
      `I cannot give medical advice or prescriptions. ${state.facts.canTransfer && !isRungBackOnly(state) ? "I can put you through to the team or take a message." : "I can take a message for the team."}`,
    about: "",
  },
  {
    topic:
      /\b(?:text|sms|e-?mail|message) me\b.*\b(?:confirm\w*|details|reminders?|appointment|booking|time|it)\b|\b(?:get|receive|have|send me|send us) an? (?:text|sms|e-?mail|confirmation|reminder)\b|\bconfirmation (?:text|sms|e-?mail)\b/i,
    answer: () => "I do not know which messages the clinic sends; the team can tell you.",
    about: "",
  },
  {
    topic:
      /\bhow (?:long|much time)\b(?!.*\b(?:wait|waiting|until|ago|since)\b)(?:.*\b(?:take|takes|last|lasts|go for|goes for|be (?:in )?there|appointments?|visits?|allow|set aside)\b| (?:is|are) (?:an?|the|that|this|it)\b)/i,
    answer: ({ facts, draft, topic }, { visit }) =>
      answers.lengthOf(facts, visit?.value ?? draft.visit?.value ?? topic?.value ?? null),
    about: "",
  },
  {
    topic: /\b(?:tak(?:e|ing)|accept(?:ing)?|see(?:ing)?)\b(?: on)?(?: any)? new patients\b/i,
    answer: ({ facts }) =>
      answers.fromAdditionalInfo(facts, /\bnew patients?\b/i) ||
      (facts.permissions.bookAppointments
        ? "I can book an appointment for anyone who rings, new or not."
        : ""),
    about: "new patients",
  },
  {
    topic: /\bbulk.?bill/i,
    answer: ({ facts }) => answers.fromAdditionalInfo(facts, /\bbulk.?bill|\bmedicare\b/i),
    about: "bulk billing",
  },
];
const topics = {
  parking: /\bpark(?:ing|s)?\b/i,
  insurance:
    /insur|health fund|private health|medibank|bupa|\bhcf\b|\bnib\b|\bahm\b|hicaps|medicare|bulk.?bill|rebate|\bcdbs\b|\bdva\b|preferred provider|child dental/i,
  practitioner: /\bdr\b|\bdoctor|dentist|hygienist|therapist|specialist|orthodontist|periodontist/i,
} as const;

/** 'How much is parking' and 'do you take Afterpay' ask for no treatment's price. */
const isOfMore = (intent: Intent, heard: Understanding): boolean =>
  intent === "ask_price" &&
  ((hasIntent(heard, "ask_parking") && heard.visit === null) ||
    (payments.test(heard.text) && !/\bhow much\b|\b(?:cost|price|fee|charge)/i.test(heard.text)));

/** Every question in the utterance answered in turn; null when it holds none. */
export function answerQuestions(state: LiveState, heard: Understanding): Answer | null {
  const plain = plainQuestions.find(({ topic }) => topic.test(heard.text));
  if (plain) return plainAnswer(state, heard, plain);
  const wanted = asked.filter((intent) => hasIntent(heard, intent) && !isOfMore(intent, heard));
  const others = byWords.filter(
    ({ topic }) =>
      /\bwhat|\bdo you\b|\bgive me\b|\bcan i (?:get|have|pay)\b|\bare there\b|\?/i.test(heard.text) &&
      topic.test(heard.text),
  );
  if (wanted.length + others.length === 0) return null;
  if (!state.facts.permissions.provideInfo)
    return { sentences: [answers.mayNotAnswer], isKnown: false, open: heard.text };
  const found = [
    ...wanted.map((intent) => answerOne(intent, state, heard)),
    ...others.map(({ answer, about }) => known(answer(state), about)),
  ];
  const open = found.some((each) => each.open) ? heard.text : null;
  const isKnown = found.some((each) => !each.open);
  return { sentences: [...new Set(found.map((each) => each.sentence))], isKnown, open };
}

function plainAnswer(
  state: LiveState,
  heard: Understanding,
  { answer, about }: (typeof plainQuestions)[number],
): Answer {
  const told = known(answer(state, heard), about);
  const isForTeam = /medical advice|which messages the clinic sends/.test(told.sentence);
  const isOpen = told.open || isForTeam;
  return { sentences: [told.sentence], isKnown: !isOpen, open: isOpen ? heard.text : null };
}

interface One {
  sentence: string;
  open: boolean;
}
const known = (sentence: string, about: string): One =>
  sentence === ""
    ? { sentence: answers.doNotKnow(about), open: true }
    : { sentence, open: sentence === answers.noPayments };

function answerOne(intent: Intent, state: LiveState, heard: Understanding): One {
  const { facts } = state;
  switch (intent) {
    case "ask_hours": {
      const onHoliday = answers.holidayHours(facts, heard.text, todayOf(state));
      if (onHoliday !== null) return known(onHoliday, "our hours on public holidays");
      return { sentence: hours(state, heard), open: false };
    }
    case "ask_address":
      return known(answers.address(facts), "the address");
    case "ask_parking":
      return known(answers.fromAdditionalInfo(facts, topics.parking), "parking");
    case "ask_insurance":
      return known(answers.fromAdditionalInfo(facts, topics.insurance), "health funds");
    case "ask_practitioner":
      return known(answers.fromAdditionalInfo(facts, topics.practitioner), "who is working when");
    case "ask_services":
      return service(state, heard);
    default:
      return prices(state, heard);
  }
}

/** Prices stand in the clinic's own list of services or nowhere; what was asked about before is asked about still. */
function prices(state: LiveState, heard: Understanding): One {
  const { facts, draft, topic } = state;
  const listed = answers.listedPrices(facts);
  // Not by the kind of visit: a filling is booked as a consultation, and costs something else.
  const before = pointsBack.test(heard.text) ? (draft.visit ?? topic)?.heard : undefined;
  const named = mostAlike(listed, heard.text);
  const found = named.length > 0 || before === undefined ? named : mostAlike(listed, before);
  if (found.length > 0) return { sentence: answers.tellPrices(found.slice(0, 3)), open: false };
  const written = answers.fromAdditionalInfo(facts, priceOf(`${heard.text} ${before ?? ""}`));
  if (written !== "") return { sentence: written, open: false };
  if (listed.length === 0) return { sentence: answers.noPrices, open: true };
  return before === undefined && heard.visit === null && asksForAll.test(heard.text)
    ? { sentence: answers.tellPrices(listed.slice(0, 4)), open: false }
    : { sentence: answers.noSuchPrice, open: true };
}

const pointsBack = /\b(?:that|this|it|one)\b/i;
const asksForAll =
  /\b(?:prices|pricing|price list|fees|rates|costs|(?:do|does) (?:you|it|the clinic) charge)\b/i;

/** The services of which most words were said. */
function mostAlike(listed: readonly answers.ListedPrice[], text: string): answers.ListedPrice[] {
  const said = new Set(wordsOf(text));
  const alike = listed.map((each) => wordsOf(each.service).filter((word) => said.has(word)).length);
  const most = Math.max(0, ...alike);
  return most === 0 ? [] : listed.filter((_, index) => alike[index] === most);
}

/** A sentence of the clinic's that names both a price and one of these words. */
function priceOf(text: string): RegExp {
  const words = wordsOf(text).filter((word) => word.length >= 5 && !/^(?:price|costs?|charge)$/.test(word));
  return words.length === 0 ? /(?!)/ : new RegExp(`^(?=.*\\$\\s?\\d).*\\b(?:${words.join("|")})`, "i");
}

function hours(state: LiveState, heard: Understanding): string {
  const { facts } = state;
  const today = todayOf(state);
  if (/\bweekends?\b/i.test(heard.text)) return answers.weekendHours(facts);
  if (/\b(?:now|at the moment|currently|still open)\b/i.test(heard.text))
    return answers.openNow(facts, today, clockOf(state));
  const days = heard.when.days.filter((day) => day.value.from === day.value.to).slice(0, 3);
  if (days.length === 0) return answers.allHours(facts);
  return days.map((day) => answers.hoursOnDay(facts, day.value.from, today)).join(" ");
}

const stem = (word: string): string => word.replace(/(?:ing|ings|ies|es|s)$/, "");
const dull = new Set(
  "dental tooth teeth general treatment treatments service services care with you your the and for any have offer does what kind do can some please about know well also just wondering there anything something later earlier which where would could about should bring need".split(
    " ",
  ),
);
const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !dull.has(word)).map(stem);

/** 'Do you do implants?' is answered from the clinic's own list; without a named one the list is told. */
function service(state: LiveState, heard: Understanding): One {
  const { facts } = state;
  const said = new Set(wordsOf(heard.text));
  const all = [...facts.services, ...facts.specializations];
  const matching = all.filter((each) => wordsOf(each).some((word) => said.has(word)));
  if (matching.length > 0)
    return { sentence: `Yes, our services include ${matching.slice(0, 3).join(", ")}.`, open: false };
  const mentioned = answers.fromAdditionalInfo(facts, anyWord(said));
  if (mentioned !== "") return { sentence: mentioned, open: false };
  if (heard.visit === null) return known(answers.services(facts), "our services");
  return {
    sentence: `${capital(heard.visit.heard)} is not on the list of services I have; the team can tell you.`,
    open: true,
  };
}

function anyWord(words: ReadonlySet<string>): RegExp {
  const long = [...words].filter((word) => word.length >= 5);
  return long.length === 0 ? /(?!)/ : new RegExp(`\\b(?:${long.join("|")})`, "i");
}

/** What the clinic wrote about the words of an utterance nothing else explains ('wheelchair', 'sedation'). */
export function answerFromNotes(state: LiveState, heard: Understanding): string {
  if (!state.facts.permissions.provideInfo) return "";
  return answers.fromAdditionalInfo(state.facts, anyWord(new Set(wordsOf(heard.text))));
}

export const sayAutomated = (state: LiveState, { text }: Understanding): string =>
  automated(state.facts, text);
