import * as answers from "#server/dialogue/conversation/phrases/answers.ts";
import type { LiveState } from "#server/dialogue/conversation/state.ts";
import { isRungBackOnly } from "#server/dialogue/conversation/today.ts";
import type { Understanding } from "#server/dialogue/understanding.ts";
import { asksOfTreatment, toldOfTreatment } from "./about-treatment.ts";
import { asksForAdvice, asksToStopMedicine } from "./advice.ts";
import { asksOfAge, toldOfAge } from "./ages.ts";
import { standsOutside, toldOutside } from "./at-the-door.ts";
import { asksHowToPrepare, toldHowToPrepare } from "./beforehand.ts";
import { asksOfChanging, toldOfChanging } from "./changing.ts";
import { asksOfDailyLife, writtenAftercare } from "./daily-life.ts";
import { asksOfEmergencies, asksOfToothOut, toldOfEmergencies, toldOfToothOut } from "./emergency-help.ts";
import { asksToGetIn, toldOfGettingIn } from "./getting-in.ts";
import { asksOfHouse, toldOfHouse } from "./house.ts";
import { asksOfKnowledge, dentistAdvises } from "./knowledge.ts";
import { asksOfMessages, asksToWrite, toldOfMessages } from "./messages-sent.ts";
import {
  asksIfNewTaken,
  asksWhatNewDo,
  asksWhatToBring,
  newTaken,
  ofNewPatients,
  whatNewDo,
  whatToBring,
} from "./new-patients.ts";
import { asksOfLateVisits, hoursAsked } from "./opening-hours.ts";
import { asksOfOwnNumber, toldOfOwnNumber } from "./own-number.ts";
import { asksToPayInParts, toldOfParts } from "./paying-in-parts.ts";
import { asksForOwnContact, asksOfBackground, noOwnContact, toldOfBackground } from "./practitioners.ts";
import { asksOfPrivacy, asksOfRecording, ofRecording, toldOfPrivacy } from "./privacy.ts";
import { asksOfRecords, toldOfRecords } from "./records.ts";
import { isForTeamAlone } from "./team-matters.ts";
import { known, notKnown, type Told, written } from "./told.ts";
import { asksOfWalkIn, toldOfWalkIns } from "./walk-ins.ts";
import { asksOfWay, toldOfWay } from "./way-there.ts";
import { asksHowToCome, toldHowToCome } from "./ways-to-come.ts";

/** Questions that their words alone tell, whatever the wording as a whole was taken for. */
interface Topic {
  isAsked: (text: string) => boolean;
  answer: (state: LiveState, heard: Understanding) => Told;
}

/** No advice is given, and who asks for it is told who can. */
function noAdvice(state: LiveState, text: string): Told {
  const medicine = asksToStopMedicine(text)
    ? "Do not stop or change a medicine unless your doctor or dentist tells you to. "
    : "";
  const { canTransfer, permissions } = state.facts;
  const visit = permissions.bookAppointments ? "look for a visit with the dentist, " : "";
  const way =
    canTransfer && !isRungBackOnly(state)
      ? `I can ${visit}put you through to the team or take a message.`
      : `I can ${visit.replace(/, $/, " or ")}take a message for the team.`;
  return { sentence: `${medicine}I cannot give medical advice or prescriptions. ${way}`, isOpen: true };
}

function toldOfDailyLife(state: LiveState, { text }: Understanding): Told {
  const told = writtenAftercare(state.facts);
  return told === "" ? noAdvice(state, text) : known(told, "");
}

const toReminder =
  /\b(?:text|sms|message|reminder)\b.*\b(?:supposed|meant|need|have|should|do (?:i|we))\b.*\b(?:reply|respond|answer|text back|write back)\b|\b(?:do|should|must|am|are) (?:i|we) (?:\w+ ){0,3}?(?:reply|respond|answer|text back)\b.*\b(?:yes|no|text|reminder|sms)\b/i;
const ofReferral =
  /\b(?:do|does|will|would|did|should) (?:i|we|he|she|you|they|it|my \w+)\b.*\b(?:need|require|have|bring|get|take|want)\b.*\b(?:referral|referred|letter)\b|\b(?:is|are) (?:a |there )?(?:referrals?|letters?)\b.*\b(?:need|require|necessary)/i;
const howEarly =
  /\bhow (?:early|much earlier|far ahead|long before)\b.*\b(?:come|get|arrive|be|turn up|show up|rock up|need)\b|\b(?:come|get there|arrive|be there|turn up|show up) (?:a bit |any |\w+ minutes )?(?:early|earlier|beforehand|ahead)\b.*\?|\b(?:should|do) (?:i|we) (?:need to )?(?:come|get there|arrive|be there|turn up|show up) (?:a bit |any )?(?:early|earlier|beforehand)\b/i;
const lastOfDay =
  /\b(?:last|latest) (?:appointments?|bookings?|slots?|patients?|time)\b(?=.*\b(?:of the day|(?:do )?you (?:do|take|have|see|offer|book)|of an? (?:day|evening))\b)/i;
const whenPaid =
  /\bwhen (?:do|would|should) (?:i|we) (?:have to |need to )?pay\b|\b(?:do|would|can|should) (?:i|we|you)\b[^.?!]*\bpay (?:it )?(?:all )?(?:on the day|up ?front|in advance|before|afterwards?|later)\b/i;
const ofFax = /\b(?:fax|abn|acn|provider) (?:number|no)\b|\byour (?:fax|abn|acn)\b/i;
const ofDiscount = /\b(?:discounts?|concessions?|cheaper for|specials?|deals?|price match)\b/i;
const isAsking = /\?|\b(?:do|does|is|are|what|any|got|have|can|could|would|wondering)\b/i;

const topics: readonly Topic[] = [
  { isAsked: asksOfPrivacy, answer: toldOfPrivacy },
  { isAsked: asksOfRecording, answer: ({ facts }) => known(ofRecording(facts), "") },
  { isAsked: asksOfOwnNumber, answer: toldOfOwnNumber },
  { isAsked: standsOutside, answer: toldOutside },
  { isAsked: asksOfKnowledge, answer: () => dentistAdvises },
  { isAsked: asksOfDailyLife, answer: toldOfDailyLife },
  { isAsked: asksForAdvice, answer: (state, { text }) => noAdvice(state, text) },
  { isAsked: asksHowToPrepare, answer: toldHowToPrepare },
  { isAsked: asksOfRecords, answer: toldOfRecords },
  { isAsked: asksOfChanging, answer: (state, { text }) => toldOfChanging(state, text) },
  { isAsked: asksOfAge, answer: toldOfAge },
  { isAsked: asksOfEmergencies, answer: toldOfEmergencies },
  { isAsked: asksOfToothOut, answer: toldOfToothOut },
  { isAsked: asksToGetIn, answer: (state, { text }) => toldOfGettingIn(state, text) },
  { isAsked: asksToPayInParts, answer: toldOfParts },
  { isAsked: asksOfWalkIn, answer: toldOfWalkIns },
  { isAsked: asksHowToCome, answer: (state, { text }) => toldHowToCome(state, text) },
  { isAsked: asksForOwnContact, answer: () => noOwnContact },
  { isAsked: asksOfBackground, answer: toldOfBackground },
  { isAsked: isForTeamAlone, answer: () => notKnown },
  { isAsked: asksOfWay, answer: (state, { text }) => toldOfWay(state, text) },
  { isAsked: asksOfHouse, answer: (state, { text }) => known(toldOfHouse(state, text), "") },
  {
    isAsked: (text) => toReminder.test(text),
    // As the reminders themselves say.
    answer: () =>
      known(
        "To a reminder of an appointment, reply YES to confirm that you are coming, or NO if you cannot come.",
        "",
      ),
  },
  {
    isAsked: (text) => ofReferral.test(text),
    answer: ({ facts }) => written(facts, /\breferr(?:al|ed)|\bletters?\b/i),
  },
  { isAsked: asksOfMessages, answer: toldOfMessages },
  { isAsked: asksToWrite, answer: () => notKnown },
  {
    isAsked: (text) => asksIfNewTaken.test(text),
    answer: (state) => known(newTaken(state), "new patients"),
  },
  {
    isAsked: (text) => howEarly.test(text),
    answer: ({ facts }) =>
      known(
        answers.fromAdditionalInfo(facts, /\bearl(?:y|ier)\b|\bminutes before\b|\barrive\b/i),
        "how early to come",
      ),
  },
  {
    isAsked: asksWhatToBring,
    answer: (state, { text }) => known(whatToBring(state, text), ""),
  },
  {
    isAsked: (text) => asksWhatNewDo.test(text),
    answer: (state) => known(whatNewDo(state), "what new patients do"),
  },
  {
    isAsked: (text) => /\bbulk.?bill/i.test(text),
    answer: ({ facts }) =>
      known(
        answers.fromAdditionalInfo(
          facts,
          (each) => /\bbulk.?bill|\bmedicare\b/i.test(each) && !ofNewPatients.test(each),
        ),
        "bulk billing",
      ),
  },
  {
    isAsked: (text) => ofDiscount.test(text) && isAsking.test(text),
    answer: ({ facts }) =>
      written(
        facts,
        /\b(?:discounts?|concessions?|pension\w*|seniors?|students?|specials?|offers?|% off)\b/i,
      ),
  },
  { isAsked: asksOfLateVisits, answer: hoursAsked },
  {
    isAsked: (text) => whenPaid.test(text),
    answer: ({ facts }) =>
      written(
        facts,
        /\bpa(?:y|id|yment)\b.*\b(?:on the day|due|up ?front|at the time|before|after|advance)\b/i,
      ),
  },
  { isAsked: (text) => lastOfDay.test(text), answer: ({ facts }) => known(answers.allHours(facts), "") },
  {
    isAsked: (text) => ofFax.test(text),
    answer: ({ facts }) => written(facts, /\b(?:fax|abn|acn|provider number)\b/i),
  },
  { isAsked: asksOfTreatment, answer: (state, { text }) => toldOfTreatment(state, text) },
];

/** The answer to a question that its words tell; null when it holds none of those. */
export function wordedAnswer(state: LiveState, heard: Understanding): Told | null {
  const topic = topics.find(({ isAsked }) => isAsked(heard.text));
  return topic ? topic.answer(state, heard) : null;
}
