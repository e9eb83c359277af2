import type { Topic } from "../hear/acts/labels.ts";
import type { About } from "../hear/acts/of-questions.ts";
import { ringBackOf } from "./frames/ring-back.ts";
import type { Ledger, Matter, Question } from "./ledger.ts";
import type { PlanItem } from "./plan.ts";
import { pointsOf } from "./points-told.ts";
import { refusedAgain } from "./refused.ts";
import { change, type LiveLedger, plan, type Turn } from "./turn.ts";
import { cancelledIn, whatStands } from "./what-stands.ts";

/** Whether the clinic's facts hold an answer, else what they leave open; `say/questions` knows. */
export type Knows = (question: Question, ledger: LiveLedger) => boolean | { gap: string };

/**
 * Every open question is answered before anything is asked: by a fact, or by saying that it is not known here; those are
 * offered to the team once nothing else is under way.
 */
export function answerQuestions(turn: Turn, knows: Knows): Turn {
  const { questions } = turn.ledger;
  const all = questions.filter(({ status }) => status === "open");
  // Beside all that was written down, nothing of it is read by itself.
  const isAllRead = all.some(({ about }) => about.isAll);
  const open = all.filter(({ topic, about }) => !isAllRead || topic !== "done" || about.isAll);
  if (open.length === 0) return turn;
  const isMore = (question: Question) => asksMore(question, turn.ledger);
  const read = questions.map((question): Question => {
    if (question.status !== "open") return question;
    const known = whetherKnown(question, turn.ledger, knows);
    const isOpen = known.status === "answered" && isMore(question);
    return { ...question, ...known, ...(isOpen && { status: "unknown" as const }) };
  });
  const again = new Set(
    read.filter((each, at) => open.includes(questions[at] ?? each) && isReadTwice(each, at, read)),
  );
  const answered = read.map((each): Question => (again.has(each) ? { ...each, status: "answered" } : each));
  const isSilent = (question: Question) =>
    again.has(read[questions.indexOf(question)] ?? question) ||
    // Two that are left to the team in passing are left to it once.
    (question.about.isUnread === true && open.find(({ about }) => about.isUnread) !== question) ||
    answered.some((each) => each.words === question.words && each.status === "passed_on");
  return plan(
    change(turn, { questions: answered }),
    ...open
      .filter((each) => !isSilent(each))
      .flatMap((question) => (isMore(question) ? moreOf(question, open) : itemsOf(question, turn.ledger))),
  );
}

/** Of two readings of the same words, neither of which has an answer here, one is owned up to. */
const isReadTwice = ({ status, words }: Question, at: number, read: readonly Question[]): boolean =>
  status === "unknown" && read.slice(0, at).some((each) => each.status === "unknown" && each.words === words);

/** 'Is it easy to get into', of the parking that was just told: in other words, more is asked than was told, and that is all there is. */
function asksMore({ topic, about, words }: Question, { lastPlan }: Ledger): boolean {
  const before = lastPlan.find((item) => item.item === "answer" && item.topic === topic);
  if (before?.item !== "answer" || isOfCall(topic) || toldAnew.has(topic)) return false;
  return JSON.stringify(before.about) === JSON.stringify(about) && !isSameWording(before.words, words);
}
/** What is told of these is of the call, of the day or of the mouth, and told as often as it is asked. */
const toldAnew: ReadonlySet<Topic> = new Set([
  ...([
    "other",
    "human",
    "who",
    "able",
    "why",
    "privacy",
    "messages",
    "availability",
    "hours",
    "painkillers",
  ] as const),
  ...(["aftercare", "advice", "suitability", "emergencies", "help_number", "prepare"] as const),
]);

/** Asked again since it was not caught. */
function isSameWording(one: string, other: string): boolean {
  const said = new Set(one.toLowerCase().split(" "));
  const again = other.toLowerCase().split(" ");
  return 2 * again.filter((word) => said.has(word)).length >= again.length;
}

const moreOf = ({ topic, about, words }: Question, open: readonly Question[]): readonly PlanItem[] =>
  open.some((each) => each.topic === "other" && !each.about.isEcho && !each.about.aside)
    ? []
    : [{ item: "answer", topic, about, words, isMore: true }];

function whetherKnown(
  question: Question,
  ledger: LiveLedger,
  knows: Knows,
): Pick<Question, "status" | "gap"> {
  const known =
    isOfCall(question.topic) ||
    question.about.isEcho ||
    question.about.aside !== undefined ||
    knows(question, ledger);
  if (known === true) return { status: "answered" };
  const isNamed = known !== false && question.topic !== "other";
  return {
    status: isOfMessage(ledger) ? "passed_on" : "unknown",
    ...(isNamed && { gap: known.gap }),
  };
}

/** 'Can you ask the hygienist what else I can use': what is asked with a message is for whoever gets it. */
function isOfMessage({ matters, current, lastHeard }: Ledger): boolean {
  const matter = matters[current ?? -1];
  const isBegun = lastHeard?.acts.some(
    ({ kind, ...act }) => kind === "want" && "wish" in act && isToTeam(act.wish),
  );
  return matter?.status === "open" && isToTeam(matter.kind) && isBegun === true;
}
const isToTeam = (wish: string): boolean => wish === "message" || wish === "callback";

/** What is asked of the call itself is answered from the ledger. */
const isOfCall = (topic: Topic): boolean => topic === "done";

function itemsOf({ topic, about, words }: Question, ledger: Ledger): readonly PlanItem[] {
  if (about.isEcho) return [{ item: "acknowledge", of: "muddle" }];
  if (about.aside) return [{ item: "not_for_clinic", of: about.aside }];
  if (!isOfCall(topic)) return [{ item: "answer", topic, about, words }];
  if (about.isOfRing || about.isWhole) return ringAsked(about, ledger);
  const again = refusedAgain(ledger, about);
  if (again) return [again];
  const whether = whatStands(about, ledger);
  if (whether) return [whether];
  const open = ledger.matters.find(({ status }) => status === "open");
  const isOfTask = !open && ledger.booked.length + cancelledIn(ledger).length === 0;
  if (ledger.told && isOfTask) {
    const of = detailAsked(about);
    const points = of ? [] : pointsOf(ledger, ledger.told.detail);
    return [{ item: "read_task", stored: ledger.told, ...(of ? { of } : { points }) }];
  }
  const { named = null } = about;
  const isTheirs = ({ patientName }: { patientName: string }) =>
    patientName.toLowerCase().startsWith((named ?? "").toLowerCase());
  // Whoever has a visit on this line is not told to have none; what becomes of it is told to nobody but them.
  const isUntouched = named !== null && !ledger.booked.some(isTheirs) && ledger.lineVisits.some(isTheirs);
  const notBooked = named === null || isUntouched || ledger.booked.some(isTheirs) ? null : named;
  const theirs = ledger.booked.filter(isTheirs);
  const booked = theirs.length > 0 ? theirs : ledger.booked;
  return [
    {
      item: "so_far",
      ...{ booked, cancelled: cancelledIn(ledger) },
      openMatter: open?.kind ?? null,
      isWithTeam: ledger.matters.some(({ status, isTold }) => status === "passed_on" || isTold),
      standing: ledger.found.filter(({ isOfThisCall }) => !isOfThisCall),
      notBooked,
      ...(isUntouched && { isNothingElse: true as const }),
    },
  ];
}

const isUrgentToTeam = ({ urgent, isTold }: Matter): boolean =>
  isTold && urgent !== undefined && !urgent.isCalm;

const detailAsked = ({ detail, isWhole, isOfRing, date, time, hours }: About) =>
  detail && {
    ...{ detail, ...(isWhole && { isWhole }), ...(isOfRing && { isOfRing }) },
    ...{ ...(date && { date }), ...(time && { time }), ...(hours && { hours }) },
  };

/** Who is rung, when and on which number: from what the team has, else from what it is to get. */
function ringAsked(about: About, ledger: Ledger): readonly PlanItem[] {
  const of = detailAsked(about);
  const open = ledger.matters.filter(({ status, kind }) => status === "open" && isToTeam(kind));
  const ring = ringBackOf(ledger, [...ledger.matters.filter(({ isTold }) => isTold), ...open]);
  const planned = { kind: "message", phone: ring.phone, detail: "", words: [] } as const;
  const stored = open.length === 0 && ledger.told ? ledger.told : { ...planned, ring };
  // Asked for, it is said to its last digit.
  if (of?.detail === "phone") {
    const { isWhole: _asked, ...ending } = of;
    const whole = isToldHere(ledger, stored.phone) ? { ...ending, isWhole: true as const } : ending;
    return [{ item: "read_task", stored, of: whole }];
  }
  if (of?.detail === "urgent") {
    const isUrgent = ledger.pressing !== undefined || ledger.matters.some(isUrgentToTeam);
    return [{ item: "read_task", stored, of, ...(isUrgent && { isUrgent: true as const }) }];
  }
  if (about.isAll) return [{ item: "read_task", stored, points: pointsOf(ledger, stored.detail) }];
  return [{ item: "read_task", stored, ...(of && { of }) }];
}

/** Told by whoever speaks, or the line they ring from: nobody's number on file is said to them. */
const isToldHere = ({ people, second, callerNumber }: Ledger, phone: string | null): boolean =>
  phone !== null &&
  (phone === callerNumber ||
    phone === second?.phone ||
    people.some((each) => each.phone === phone || each.ringOn === phone));

/** The same question again is a new one only when it is of something else. */
export function withQuestion(questions: readonly Question[], asked: Question): readonly Question[] {
  const isSame = ({ topic, about }: Question) =>
    topic === asked.topic && topic !== "other" && JSON.stringify(about) === JSON.stringify(asked.about);
  const known = questions.find(isSame);
  if (!known) return [...questions, asked];
  const again = { ...asked, wordedBefore: [...(known.wordedBefore ?? []), known.words] };
  return questions.map((each) => (each === known ? again : each));
}
