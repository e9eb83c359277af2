import { daysBetween } from "#kernel/zoned-time.ts";
import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import { automated } from "#server/dialogue/conversation/phrases/call.ts";
import { hasIntent } from "#server/dialogue/conversation/reading.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { clockOf, isRungBackOnly, todayOf } from "#server/dialogue/conversation/today.ts";
import type { Intent, Understanding } from "#server/dialogue/understanding.ts";
import { asksForAdvice, asksToStopMedicine } from "./advice.ts";
import { asksOfHouse, toldOfHouse } from "./house.ts";
import { lengthAsked } from "./lengths.ts";
import { funds, notesAbout, toldOf, waysToPay, wordsOf } from "./notes.ts";
import { isFounded, otherHalves } from "./other-halves.ts";
import { prices } from "./prices.ts";
import { service } from "./services.ts";
import { eachAsking } from "./several-questions.ts";
import { known, type Told } from "./told.ts";

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
  /\b(?:after ?pay|zip(?: ?pay| ?money)?|humm|klarna|payment (?:plans?|options?|methods?)|instal?lments?|pay (?:it )?off|interest free|lay-?by|eftpos|amex|american express|paypal|apple pay|google pay|openpay|laybuy|latitude|(?:credit|debit) cards?|pay(?:ing)? (?:by|with|in|via|using|through) \w+)\b/i;
interface Topic {
  topic: RegExp;
  answer: (state: LiveState, heard: Understanding) => string;
  about: string;
}
const byWords: readonly Topic[] = [
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
    topic:
      /\b(?:upstairs|downstairs|stairs|steps|step.?free|ground floor|lift|elevator|wheelchairs?|ramp|accessible)\b/i,
    answer: ({ facts }) =>
      answers.fromAdditionalInfo(
        facts,
        /\b(?:upstairs|stairs|steps?|ground floor|lift|elevator|wheelchairs?|ramp|accessible|access)\b/i,
      ) || answers.notKnown,
    about: "",
  },
  {
    topic: payments,
    answer: ({ facts }, { text }) =>
      toldOf(answers.fromAdditionalInfo(facts, payments), text, waysToPay) || answers.noPayments,
    about: "ways to pay",
  },
];
const recording =
  /\b(?:this|call|it|we|conversation) (?:is )?(?:being )?record(?:ed|ing)\b|\b(?:are|is) (?:you|this|the call|it) (?:being )?record(?:ing|ed)\b/i;
export const asksOfRecording = (text: string): boolean => recording.test(text);

/** Asked in so many ways that the words alone tell; answered the same at every clinic. */
const plainQuestions: readonly (Omit<Topic, "topic"> & { topic: { test(text: string): boolean } })[] = [
  {
    topic: recording,
    answer: ({ facts }) =>
      facts.takesVoicemail
        ? "This call is transcribed, not recorded as sound. Only a voicemail would be recorded, for the team."
        : "This call is transcribed, not recorded as sound.",
    about: "",
  },
  {
    topic: { test: asksForAdvice },
    answer: (state, { text }) =>
      `${asksToStopMedicine(text) ? "Do not stop or change a medicine unless your doctor or dentist tells you to. " : ""}I cannot give medical advice or prescriptions. ${state.facts.canTransfer && !isRungBackOnly(state) ? "I can put you through to the team or take a message." : "I can take a message for the team."}`,
    about: "",
  },
  { topic: { test: asksOfHouse }, answer: (state, { text }) => toldOfHouse(state, text), about: "" },
  {
    // As the reminders themselves say.
    topic:
      /\b(?:text|sms|message|reminder)\b.*\b(?:supposed|meant|need|have|should|do (?:i|we))\b.*\b(?:reply|respond|answer|text back|write back)\b|\b(?:do|should|must|am|are) (?:i|we) (?:\w+ ){0,3}?(?:reply|respond|answer|text back)\b.*\b(?:yes|no|text|reminder|sms)\b/i,
    answer: () =>
      "To a reminder of an appointment, reply YES to confirm that you are coming, or NO if you cannot come.",
    about: "",
  },
  {
    topic:
      /\b(?:do|does|will|would|did|should) (?:i|we|he|she|you|they|it|my \w+)\b.*\b(?:need|require|have|bring|get|take|want)\b.*\b(?:referral|referred|letter)\b|\b(?:is|are) (?:a |there )?(?:referrals?|letters?)\b.*\b(?:need|require|necessary)/i,
    answer: ({ facts }) =>
      answers.fromAdditionalInfo(facts, /\breferr(?:al|ed)|\bletters?\b/i) || answers.notKnown,
    about: "",
  },
  {
    topic:
      /\b(?:text|sms|e-?mail|message) me\b.*\b(?:confirm\w*|details|reminders?|appointment|booking|time|it)\b|\b(?:get|receive|have|send me|send us) an? (?:text|sms|e-?mail|confirmation|reminder)\b|\bconfirmation (?:text|sms|e-?mail)\b/i,
    answer: () => "I do not know which messages the clinic sends; the team can tell you.",
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
    topic:
      /\bhow (?:early|soon|much earlier|far ahead|long before)\b.*\b(?:come|get|arrive|be|turn up|show up|rock up|need)\b|\b(?:come|get there|arrive|be there|turn up|show up) (?:a bit |any |\w+ minutes )?(?:early|earlier|beforehand|ahead)\b.*\?|\b(?:should|do) (?:i|we) (?:need to )?(?:come|get there|arrive|be there|turn up|show up) (?:a bit |any )?(?:early|earlier|beforehand)\b/i,
    answer: ({ facts }) =>
      answers.fromAdditionalInfo(facts, /\bearl(?:y|ier)\b|\bminutes before\b|\barrive\b/i),
    about: "how early to come",
  },
  {
    topic:
      /\bwhat (?:\w+ ){0,4}bring\b|\bneed to bring\b(?!.*\bforward\b)|\bbring (?:anything|something|any|along|with)\b|\b(?:forms?|paperwork) (?:\w+ ){0,3}(?:fill|sign|complete)\b|\bfill (?:in|out) (?:\w+ ){0,2}(?:forms?|paperwork)\b/i,
    answer: (state, { text }) =>
      answers.fromAdditionalInfo(
        state.facts,
        (each) =>
          /\bbring\b|\bforms?\b|\bpaperwork\b/i.test(each) &&
          !(ofNewPatients.test(each) && hasVisit(state) && !/\b(?:new|first)\b/i.test(text)),
      ) || answers.notKnown,
    about: "",
  },
  {
    topic:
      /\b(?:i'?m|i am|we'?re|being|as a) (?:\w+ )?new\b.*\b(?:what|how|anything)\b|\bwhat (?:do|should|happens|must)\b.*\b(?:new (?:patients?|here)|first (?:time|visit|appointment))\b/i,
    answer: ({ facts }) =>
      answers.fromAdditionalInfo(facts, /\bnew patients?\b|\bfirst (?:visit|appointment)/i),
    about: "what new patients do",
  },
  {
    topic: /\bbulk.?bill/i,
    answer: ({ facts }) =>
      answers.fromAdditionalInfo(
        facts,
        (each) => /\bbulk.?bill|\bmedicare\b/i.test(each) && !ofNewPatients.test(each),
      ),
    about: "bulk billing",
  },
];
/** What the clinic asks of new patients it asks of nobody else. */
const ofNewPatients = /^(?:all )?new patients?\b/i;
/** Somebody whose visit was looked for in the book, and who did not book just now. */
const hasVisit = ({ purpose, justBooked, draft }: LiveState): boolean =>
  purpose !== "book" && justBooked === null && draft.name !== null && draft.phone !== null;
const topics = {
  parking: /\bpark(?:ing|s)?\b/i,
  insurance:
    /insur|health fund|private health|medibank|bupa|\bhcf\b|\bnib\b|\bahm\b|hicaps|medicare|bulk.?bill|rebate|\bcdbs\b|\bdva\b|preferred provider|child dental/i,
  practitioner: /\bdr\b|\bdoctor|dentist|hygienist|therapist|specialist|orthodontist|periodontist/i,
} as const;

/** 'How much is parking' and 'do you take Afterpay' ask for no treatment's price. */
const isOfMore = (intent: Intent, heard: Understanding): boolean =>
  (intent === "ask_services" && payments.test(heard.text)) ||
  (intent === "ask_price" &&
    ((hasIntent(heard, "ask_parking") && heard.visit === null) ||
      (payments.test(heard.text) && !/\bhow much\b|\b(?:cost|price|fee|charge)/i.test(heard.text))));

/** Every question in the utterance answered in turn; null when it holds none. */
export function answerQuestions(state: LiveState, heard: Understanding): Answer | null {
  const plain = plainQuestions.find(({ topic }) => topic.test(heard.text));
  if (plain) return plainAnswer(state, heard, plain);
  const length = lengthAsked(state, heard);
  const wanted = asked.filter(
    (intent) =>
      hasIntent(heard, intent) &&
      isFounded(heard, intent) &&
      !isOfMore(intent, heard) &&
      (length === null || isBesideLength(intent, heard)),
  );
  const others = byWords.filter(
    ({ topic }) =>
      /\bwhat|\bdo (?:you|yous|youse|ya|u|they)\b|\bgive me\b|\bcan i (?:get|have|pay|use)\b|\b(?:are|is) (?:there|it|that|you)\b|\?/i.test(
        heard.text,
      ) && topic.test(heard.text),
  );
  if (wanted.length + others.length === 0 && length === null) return unfoundedAnswer(state, heard);
  if (!state.facts.permissions.provideInfo)
    return { sentences: [answers.mayNotAnswer], isKnown: false, open: heard.text };
  const found = [
    ...wanted.flatMap((intent) =>
      eachAsking(intent, heard)
        .filter((each) => each === heard || !isOfMore(intent, each))
        .map((each) => answerOne(intent, state, each)),
    ),
    ...(length ? [length] : []),
    ...others.map(({ answer, about }) => known(answer(state, heard), about)),
  ];
  found.push(
    ...otherHalves(
      state,
      heard,
      found.map(({ sentence }) => sentence),
    ),
  );
  const open = found.some((each) => each.isOpen) ? heard.text : null;
  const isKnown = found.some((each) => !each.isOpen);
  return { sentences: [...new Set(found.map((each) => each.sentence))], isKnown, open };
}

/** 'Is there somewhere public', taken for a question about parking: owned up to, and told nothing that was not asked. */
const asksAnything =
  /\?|\b(?:(?:is|are) there|do|does|can|could|what|what's|whats|which|where|how|why|who)\b/i;
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
  ask_parking: topics.parking,
  ask_insurance: topics.insurance,
  ask_address: /\b(?:where|address|directions)\b/i,
  ask_hours: /\b(?:open|opening hours|close)\b/i,
};

/** 'What's Priya's address' asks for no address of the clinic's. */
const ofSomebody =
  /\b(?:his|her|their|(?!(?:clinic|practice|surgery|dentist|dentists|place|what|where|it|that|today)['’])\p{L}+['’]s) (?:home |street |e-?mail |postal )?address\b/iu;

function plainAnswer(
  state: LiveState,
  heard: Understanding,
  { answer, about }: (typeof plainQuestions)[number],
): Answer {
  const told = known(answer(state, heard), about);
  const isForTeam = /medical advice|which messages the clinic sends/.test(told.sentence);
  const isOpen = told.isOpen || isForTeam;
  return { sentences: [told.sentence], isKnown: !isOpen, open: isOpen ? heard.text : null };
}

function answerOne(intent: Intent, state: LiveState, heard: Understanding): Told {
  const { facts } = state;
  switch (intent) {
    case "ask_hours": {
      const onHoliday = answers.holidayHours(facts, heard.text, todayOf(state));
      if (onHoliday === null) return { sentence: hours(state, heard), isOpen: false };
      const told = known(onHoliday, "our hours on public holidays");
      return { ...told, sentence: `${hoursBeside(state, heard)} ${told.sentence}`.trim() };
    }
    case "ask_address":
      if (ofSomebody.test(heard.text)) return { sentence: answers.ofOthers, isOpen: false };
      return known(answers.address(facts), "the address");
    case "ask_parking":
      return known(answers.fromAdditionalInfo(facts, topics.parking), "parking");
    case "ask_insurance":
      return known(
        toldOf(
          answers.fromAdditionalInfo(
            facts,
            (each) => topics.insurance.test(each) && !ofNewPatients.test(each),
          ),
          heard.text,
          funds,
        ),
        "health funds",
      );
    case "ask_practitioner":
      return practitioner(state, heard);
    case "ask_services":
      return service(state, heard);
    default:
      return prices(state, heard);
  }
}

function hours(state: LiveState, heard: Understanding): string {
  const { facts } = state;
  const today = todayOf(state);
  if (/\bweekends?\b/i.test(heard.text)) return answers.weekendHours(facts);
  if (/\b(?:now|at the moment|currently|still open)\b/i.test(heard.text))
    return answers.openNow(facts, today, clockOf(state));
  const days = heard.when.days.filter((day) => day.value.from === day.value.to).slice(0, 3);
  if (days.length === 0) return answers.allHours(facts);
  return days
    .flatMap(({ value, heard: words }) =>
      isAlsoToday(value.from, today, words) ? [today, value.from] : [value.from],
    )
    .map((date) =>
      date === today
        ? answers.hoursToday(facts, today, clockOf(state))
        : answers.hoursOnDay(facts, date, today),
    )
    .join(" ");
}

/** 'How late on Fridays, and Christmas Day': the weekdays that were asked about beside the holiday. */
function hoursBeside(state: LiveState, heard: Understanding): string {
  const days = heard.when.days.filter(({ heard: words }) => bareWeekday.test(words));
  const isWeekend = /\bweekends?\b/i.test(heard.text);
  if (days.length === 0 && !isWeekend) return "";
  return hours(state, { ...heard, when: { ...heard.when, days } });
}
const bareWeekday = /^(?:(?:on|this|next) )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/i;

/** 'Are you open Sunday', on a Sunday: this one or the coming one, so both are told. */
const isAlsoToday = (date: string, today: string, words: string): boolean =>
  daysBetween(today, date) === 7 && /^(?:on )?(?:sun|mon|tues|wednes|thurs|fri|satur)days?$/i.test(words);

/** 'Have you a lady dentist' is not answered by the dentists' names unless their sentence tells it. */
function practitioner({ facts }: LiveState, heard: Understanding): Told {
  const told = answers.fromAdditionalInfo(facts, topics.practitioner);
  const wanted = wordsOf(heard.text).filter((word) => !anyPractitioner.test(word));
  const isWho = /\b(?:who|who's|whose|which|names?)\b/i.test(heard.text) && !ofOneKind.test(heard.text);
  const sentence = isWho || wanted.length === 0 ? told : notesAbout(facts, wanted);
  const isOfDay = heard.when.days.length > 0 && !/day\b/i.test(sentence);
  if (told === "" || isOfDay) return known("", "who is working when");
  return sentence === "" ? { sentence: answers.notKnown, isOpen: true } : { sentence, isOpen: false };
}

const anyPractitioner = /^(?:dentist|doctor|dr|drs)$/;
const ofOneKind =
  /\b(?:speaks?|female|male|lady|wom[ae]n|gentle|gentlest|best|good|qualified|experienced?|speciali[sz]\w*|older|younger)\b/i;

/** What the clinic wrote about the words of an utterance nothing else explains ('wheelchair', 'sedation'). */
export const answerFromNotes = ({ facts }: LiveState, heard: Understanding): string =>
  facts.permissions.provideInfo
    ? notesAbout(
        facts,
        wordsOf(heard.text).filter((word) => !ofMoney.test(word)),
      )
    : "";
/** A price answers no question because both speak of money. */
const ofMoney = /^(?:costs?|prices?|fees?|charge|dollar)$/;

export const sayAutomated = (state: LiveState, { text }: Understanding): string =>
  automated(state.facts, text);
