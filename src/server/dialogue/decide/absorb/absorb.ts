import type { Act, ActKind, Heard } from "../../hear/acts/acts.ts";
import { newMatter } from "../begin.ts";
import { answerWorry, besideWorry, withoutWorry } from "../danger/despair-of-others.ts";
import { takeDanger } from "../danger/protocol.ts";
import { isForTeam } from "../frames/team-task.ts";
import type { Ask, Ledger, Matter } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { withPoints } from "../points-told.ts";
import { saysGoodbye } from "../talk/goodbye.ts";
import { change, changeMatter, plan, type Turn } from "../turn.ts";
import { absorbQuestions } from "./absorb-questions.ts";
import {
  type Absorbing,
  type ActOf,
  first,
  has,
  hasDetails,
  isBesideAnswer,
  ledgerOf,
  left,
  said,
  sureEnough,
  take,
  withTurn,
} from "./absorbing.ts";
import { addToMessage } from "./add-to-message.ts";
import { addVisitNote, noteBesideYes } from "./add-visit-note.ts";
import { amendMessage } from "./amend-message.ts";
import { answerAboutBooking } from "./answer-about-booking.ts";
import { answerAboutMessage } from "./answer-about-message.ts";
import { answerAsked } from "./answers/answers.ts";
import { dropMatter } from "./answers/asked-matter.ts";
import { answerPickedUp } from "./answers/picked-up.ts";
import { answerUnchanged } from "./answers/unchanged-read-back.ts";
import { calmVisit } from "./calm-visit.ts";
import { absorbDetails, absorbPieces } from "./details.ts";
import { absorbHealth } from "./health.ts";
import { keptWords, toldIn } from "./kept-words.ts";
import { absorbNewDetails } from "./new-details.ts";
import { putNewsRight } from "./news-owner.ts";
import { nextToEachOther, withTimesOfVisits } from "./next-to-visit.ts";
import { noteCorrections } from "./note-corrections.ts";
import { claimOwnVisit } from "./people/claim-own-visit.ts";
import { dropRepeatedBookings } from "./people/drop-repeated-bookings.ts";
import { letGoOfDead } from "./people/let-go-of-dead.ts";
import { nameWhoSpeaks } from "./people/name-who-speaks.ts";
import { absorbNotThePatient } from "./people/not-the-patient.ts";
import { everyClause, othersIn } from "./people/people.ts";
import { removeAttendee } from "./people/remove-attendee.ts";
import { removeUnnamedAttendees } from "./people/remove-unnamed-attendees.ts";
import { absorbSecondVisitRepeated } from "./people/second-visit-repeated.ts";
import { addAttendee, countAttendees, forCaller, forSomebodyElse } from "./people/several-attendees.ts";
import { splitByPerson } from "./people/split-by-person.ts";
import { swapAttendees } from "./people/swap-attendees.ts";
import { turnToStaff } from "./people/turn-to-staff.ts";
import { notePressing } from "./pressing.ts";
import { removeTreatment } from "./remove-treatment.ts";
import { reopenMatter } from "./reopen-matter.ts";
import { repeatForAnother, repeatForCaller, retryLookup } from "./repeat-wish.ts";
import { absorbContactPreference } from "./ring/contact-preference.ts";
import { absorbDeniedNumber } from "./ring/denied-number.ts";
import { noteTimeTold, readAsRingTime } from "./ring/ring-time.ts";
import { absorbSecondNumber } from "./ring/second-number.ts";
import { readAsVisitTime } from "./ring/visit-time-not-callback.ts";
import { whomToRing } from "./ring/whom-to-ring.ts";
import { absorbComplaint, acknowledgeHardship, dropPatientQuestions } from "./talk/complaints.ts";
import { absorbLateness } from "./talk/lateness.ts";
import { noteFear, withSympathy } from "./talk/sympathy.ts";
import { absorbLeaving, absorbTalk, leave } from "./talk/talk.ts";
import { acknowledgeOrdeal, dropUndecidedBooking } from "./talk/undecided-callers.ts";
import { absorbWrongNumber } from "./talk/wrong-number.ts";
import { setAgainst } from "./visit-meant.ts";
import { passOnVisitPurpose, takeVisitPurpose } from "./visit-purpose.ts";
import { absorbWants } from "./wants.ts";
import { withdrawMessage } from "./withdraw-message.ts";

/**
 * One utterance into the ledger, by a fixed order of few and general rules: danger, the talk itself, what was asked, wishes,
 * details, questions, what the team should know. Nothing here sees a word.
 */
export function absorb(before: Turn, said: Heard): Turn {
  // In danger of their own, whatever they tell is of that.
  const isOwn = before.ledger.danger?.stage === "sent" || before.ledger.danger?.stage === "asked";
  const worried = isOwn ? null : answerWorry(before, said);
  const heard = isOwn ? besideWorry(before.ledger, said) : withoutWorry(before.ledger, said);
  return absorbHeard(worried ?? before, heard);
}

function absorbHeard(begun: Turn, heard: Heard): Turn {
  const { ledger } = begun;
  const spoke = change(begun, {
    silences: 0,
    quietSilences: 0,
    noises: 0,
    lastHeard: heard,
    hasReplied: false,
    words: keptWords(ledger.words, heard),
    said: [...(ledger.said ?? []), heard.text].slice(-mostSaid),
    ...withPoints(ledger, heard),
  });
  const danger = takeDanger(absorbContactPreference(spoke, heard), heard);
  const steps = [
    answerPickedUp,
    removeTreatment,
    absorbLateness,
    withdrawMessage,
    amendMessage,
    absorbComplaint,
    acknowledgeHardship,
    acknowledgeOrdeal,
    dropUndecidedBooking,
    absorbWrongNumber,
    dropPatientQuestions,
    absorbTalk,
    absorbSecondNumber,
    absorbDeniedNumber,
    turnToStaff,
    whomToRing,
    putNewsRight,
    takeVisitPurpose,
    setAgainst,
    absorbNotThePatient,
    claimOwnVisit,
    absorbSecondVisitRepeated,
    removeUnnamedAttendees,
    removeAttendee,
    letGoOfDead,
    forCaller,
    swapAttendees,
    countAttendees,
    answerAndPeople,
    addVisitNote,
    retryLookup,
    repeatForCaller,
    repeatForAnother,
    reopenMatter,
    addToMessage,
    answerAboutBooking,
    absorbWants,
    absorbNewDetails,
    whomToRing,
    addAttendee,
    forSomebodyElse,
    absorbDetails,
    calmVisit,
    passOnVisitPurpose,
    nextToEachOther,
    dropRepeatedBookings,
    absorbPieces,
    absorbHealth,
    answerAboutMessage,
    absorbQuestions,
    noteBesideYes,
    absorbTold,
    noteFear,
    nameWhoSpeaks,
    absorbLeaving,
    absorbRest,
    noteTimeTold,
    notePressing,
  ];
  const told = withoutKeptFrom(withoutOffender(heard, danger.turn.ledger));
  const ours = readAsVisitTime(told, danger.turn.ledger);
  const timed = withTimesOfVisits(readAsRingTime(ours, danger.turn.ledger), danger.turn.ledger);
  const before: Absorbing = { turn: danger.turn, heard: timed, used: danger.used };
  const absorbed = steps.reduce((each, step) => (each.turn.isOver ? each : step(each)), before);
  const answered = answerUnchanged(ledger, keepingSpokenOf(absorbed));
  return noteCorrections(ledger, countFruitless(ledger, toldWhatIsNext(ledger, answered)));
}

/** Told while nothing is wished for yet, whom it is about and what for are kept for what may be wished for later. */
function keepingSpokenOf(absorbed: Absorbing): Absorbing {
  const ledger = ledgerOf(absorbed);
  if (ledger.matters.some(({ status }) => status === "open")) return absorbed;
  const told = absorbed.heard.acts.find((act) => act.kind === "treatment");
  const spokenOf = told?.kind === "treatment" ? told : ledger.spokenOf;
  const isOfAnother =
    ledger.matters.length === 0 && absorbed.heard.acts.some(({ kind }) => kind === "patient");
  const people = isOfAnother ? othersIn(absorbed, everyClause, ledger).people : ledger.people;
  if (!spokenOf) return withTurn(absorbed, change(absorbed.turn, { people }));
  const { treatment, named, reason } = spokenOf;
  return withTurn(absorbed, change(absorbed.turn, { people, spokenOf: { treatment, named, reason } }));
}

/** 'He's out at the moment': whoever hurts the caller is only told of, and not the one to be seen. */
function withoutOffender(heard: Heard, { danger }: Ledger): Heard {
  if (danger?.kind !== "violence") return heard;
  const acts = heard.acts.map((act) =>
    act.kind === "other_person" ? { ...act, kind: "tell" as const } : act,
  );
  return { ...heard, acts };
}

/** 'Don't tell my brother Grant', 'Grant is not to be told': from whom it is kept is nobody whom it is about. */
function withoutKeptFrom(heard: Heard): Heard {
  const secrets = heard.acts.filter(({ kind }) => kind === "private");
  if (secrets.length === 0) return heard;
  const isKeptFrom = (act: Act): boolean =>
    secrets.some(
      ({ clause, words }) =>
        clause === act.clause &&
        (words.startsWith("is ") ||
          words.startsWith("are ") ||
          heard.text.indexOf(act.words) >= heard.text.indexOf(words) + words.length - act.words.length),
    );
  const acts = heard.acts.filter(
    (act) => !(((act.kind === "name" && act.role !== "caller") || act.kind === "patient") && isKeptFrom(act)),
  );
  return { ...heard, acts };
}

/** As many as a long call holds. */
const mostSaid = 120;

/** A yes to what was read back is done first; whoever else is told of comes after it. */
const answerAndPeople = (absorbing: Absorbing): Absorbing =>
  isAgreeing(absorbing) ? splitByPerson(answerAsked(absorbing)) : answerAsked(splitByPerson(absorbing));

const isAgreeing = (absorbing: Absorbing): boolean =>
  ledgerOf(absorbing).asked?.kind === "read_back" &&
  said(absorbing, "yes") &&
  !has(absorbing, "correct", "no");

/** What the team should know goes with the matter that is spoken of. */
function absorbTold(absorbing: Absorbing): Absorbing {
  const isAnswer = said(absorbing, "yes", "no");
  const { matters, current } = ledgerOf(absorbing);
  const matter = current === null ? undefined : matters[current];
  const told = [
    ...(matter && isForTeam(matter) ? left(absorbing, "pass_on") : []),
    ...left(absorbing, "tell").filter(
      (act) =>
        (!isAnswer || act.certainty >= sureEnough) &&
        !leadsUpToMessage(absorbing, act) &&
        // A name may sound like something told.
        toldIn(absorbing.heard, { from: act.clause, until: act.clause + 1 }) !== "",
    ),
    ...absorbing.heard.acts.filter((act) => act.kind === "ask" && isBesideAnswer(absorbing, act)),
  ].map(({ words }) => words);
  const sympathy = withSympathy(absorbing, matter);
  if (current === null) return passOn(withTurn(absorbing, sympathy));
  if (told.length === 0 || !matter) return withTurn(absorbing, sympathy);
  const notes = [...matter.notes, ...told.filter((words) => !matter.notes.includes(words))];
  return take(withTurn(absorbing, changeMatter(sympathy, current, { notes })), "tell", "pass_on");
}

/** 'There's a few things I'd like passed on': what comes before the wish for it, and was hardly read, is none of it. */
const leadsUpToMessage = ({ heard }: Absorbing, { clause, certainty }: ActOf<"tell">): boolean =>
  certainty < sureEnough &&
  heard.acts.some((act) => act.kind === "want" && act.wish === "message" && act.clause > clause);

/**
 * What is told besides goes to the team in a message of its own, but for what comes up by the way once what they rang for was
 * done, or beside 'I'm not booking yet': nobody asked for word of that. A complaint, and news of somebody's health, are no such thing.
 */
function passOn(absorbing: Absorbing): Absorbing {
  const told = left(absorbing, "tell").filter(({ certainty }) => certainty >= sureEnough);
  const { matters, caller, people } = ledgerOf(absorbing);
  const isLeaving = said(absorbing, "bye", "ask", "want");
  // Whoever rings to say that somebody has died wants the clinic to know it.
  const isOfDeath =
    ledgerOf(absorbing).danger === null && absorbing.heard.acts.some(({ kind }) => kind === "dead");
  const isByTheWay =
    (said(absorbing, "undecided") || matters.some(({ status }) => status === "done")) &&
    !said(absorbing, "complaint", "health");
  if (isLeaving || isByTheWay) return absorbing;
  if (told.length === 0 || (matters.length === 0 && !isOfDeath)) return absorbing;
  const speaker = people[caller]?.name ? caller : (matters.at(-1)?.person ?? caller);
  const message = {
    ...newMatter("message", speaker, absorbing.heard.text),
    notes: isOfDeath ? [absorbing.heard.text] : told.map(({ words }) => words),
  };
  const opened = change(absorbing.turn, { matters: [...matters, message], current: matters.length });
  return take(withTurn(absorbing, opened), "tell");
}

/** Nothing of it asks for anything: leave is taken, the matter is dropped, or something kind is said. */
function absorbRest(absorbing: Absorbing): Absorbing {
  const { asked, current } = ledgerOf(absorbing);
  const isIdle = current === null;
  if (has(absorbing, "bye") && isLeaving(absorbing)) return leave(absorbing);
  if (saysGoodbye(absorbing.heard) && isLeaving(absorbing, "ask"))
    return withTurn(absorbing, { ...absorbing.turn, isLeaving: true });
  const isAskedWhetherAll =
    asked?.ask === "anything_else" && has(absorbing, "no", "thanks", "drop", "keep", "that_is_all");
  const isToldSo = asked?.kind !== "danger" && has(absorbing, "that_is_all");
  // 'No, that's all', to what a further visit is for, or in place of one of the times.
  const isBegun = current !== null && has(absorbing, "no") && asked !== null && barelyBegun.has(asked.ask);
  const isDone = isIdle ? isAskedWhetherAll || isToldSo : isToldSo && isBegun;
  // 'No, that's all' may sound as if something were told.
  const isThatAll =
    said(absorbing, "that_is_all") ||
    (has(absorbing, "no") && has(absorbing, "thanks", "drop")) ||
    (isAskedWhetherAll &&
      has(absorbing, "drop") &&
      left(absorbing, "tell").every(({ certainty }) => certainty < sureEnough));
  const more: readonly ActKind[] = isThatAll ? [] : ["tell", "yes"];
  // 'No, but can I go back to ten tomorrow' has only begun.
  const isMore = hasDetails(absorbing) || said(absorbing, "want", "ask", "undo", "correct", ...more);
  if (isDone && !isMore) return leave(absorbing);
  if (has(absorbing, "drop") && asked && asked.matter !== null) return dropMatter(absorbing, asked);
  if (has(absorbing, "sales") && isIdle && !has(absorbing, "ask", "want"))
    return take(withTurn(absorbing, plan(absorbing.turn, { item: "not_for_clinic", of: "sales" })), "sales");
  const isSmallTalk = isIdle && first(absorbing, "greet") !== null && absorbing.heard.acts.length === 1;
  return isSmallTalk
    ? withTurn(absorbing, plan(absorbing.turn, { item: "small_talk", of: "greet" }))
    : absorbing;
}

const barelyBegun: ReadonlySet<Ask> = new Set(["treatment", "when", "offer", "take_slot", "name", "phone"]);

/** Nothing else was said that is to be done or answered first, nor agreed to; `but`: beside which the call ends once it is. */
function isLeaving(absorbing: Absorbing, but?: "ask"): boolean {
  const { matters } = ledgerOf(absorbing);
  const isAgreed = matters.some((matter) => matter.status === "open" && matter.isAgreed);
  const isMore = said(absorbing, "want", "danger", "pick", ...(but ? [] : (["ask"] as const)));
  return !isAgreed && !isMore && !hasDetails(absorbing);
}

/** What else was wished for in the same breath is taken up with a word, and not left till its turn comes. */
function toldWhatIsNext(before: Ledger, absorbed: Absorbing): Absorbing {
  const { matters, current, people, caller, danger } = ledgerOf(absorbed);
  const first = current ?? matters.findIndex(({ status }) => status === "open");
  const now = matters[first];
  const isInDanger = danger !== null && danger.stage !== "over" && danger.stage !== "advised";
  if (absorbed.turn.isOver || isInDanger || now?.status !== "open" || now.isAgreed) return absorbed;
  const isNew = (matter: Matter, at: number) =>
    at >= before.matters.length && at !== first && matter.status === "open";
  // A whole family is booked in together: nobody asked whose turn it is.
  const isFamily = matters.filter((each, at) => isNew(each, at) && each.kind === "book").length > 1;
  const next = matters.flatMap((matter, at): readonly Pick<UpNext, "kind" | "name">[] => {
    // Of news of somebody's health it is said what becomes of it.
    if (!isNew(matter, at) || matter.urgent || (isFamily && now.kind === "book" && matter.kind === "book"))
      return [];
    const { name, relation } = people[matter.person] ?? { name: null, relation: null };
    const isOfOther = matter.person !== caller && matter.person !== now.person && !isForTeam(matter);
    const who = isOfOther ? (name?.first ?? relation) : null;
    // 'Me and my husband both': of the same, it is said whose is next.
    if (matter.kind === now.kind && who === null) return [];
    return [{ kind: matter.kind, name: who }];
  });
  const [one, ...also] = next;
  // Told once, however many wait.
  if (!one || absorbed.turn.plan.some(({ item }) => item === "up_next")) return absorbed;
  const told: UpNext = { item: "up_next", ...one, ...(also.length > 0 && { also }) };
  return withTurn(absorbed, plan(absorbed.turn, told));
}
type UpNext = Extract<PlanItem, { item: "up_next" }>;

/** What counts as getting on: anything that the ledger knows now and did not know before. */
function countFruitless(before: Ledger, { turn }: Absorbing): Turn {
  // Asked again, what stands is told again.
  const isAnswered = turn.ledger.questions.some(({ topic, status }) => topic === "done" && status === "open");
  const isNews = isAnswered || newsOf(turn.ledger) !== newsOf(before);
  // Whoever only talks it over is heard out.
  const isTalking =
    turn.ledger.isUndecided === true &&
    (turn.ledger.lastHeard?.acts.some(({ kind }) => ofTalk.has(kind)) ?? false);
  const isFruitful = isNews || isTalking || turn.ledger.isWorryHeld === true;
  return change(turn, { fruitless: isFruitful ? 0 : before.fruitless + 1 });
}

const ofTalk: ReadonlySet<ActKind> = new Set(["undecided", "tell", "distress", "ordeal"]);

const newsOf = ({ people, matters, questions, danger, digits, letters, asked, second }: Ledger): string =>
  JSON.stringify([
    people,
    matters.map(({ notes: _notes, ...matter }) => matter),
    questions.filter(({ about }) => about.aside !== "unclear").map(({ topic, about }) => [topic, about]),
    danger,
    digits,
    letters,
    asked?.key,
    second && { ...second, saidAt: 0 },
  ]);
