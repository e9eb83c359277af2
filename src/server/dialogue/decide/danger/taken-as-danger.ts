import type { Act, ActKind, Heard } from "../../hear/acts/acts.ts";
import type { Topic } from "../../hear/acts/labels.ts";
import {
  firstAidOf,
  forTeam,
  isOfEmergency,
  isOfGoing,
  isSafetyQuestion,
  isThreat,
  sureOfNoCalls,
  sureOfWish,
} from "./danger-heard.ts";

interface TakenUp {
  /** Danger was spoken of just now: what sounds a little like a wish is more of that. */
  isFresh: boolean;
  /** 000 is named just now: nobody is told to take their time. */
  isSentNow: boolean;
  /** Whoever may harm themselves has been put through, or is to be rung. */
  isForPeople: boolean;
  isAsked: boolean;
  /** 000 is named and was asked about: what would answer anything else is said of this. */
  isHeld: boolean;
  /** And it still is: what the team can see to is left to them. */
  isLeft: boolean;
  /** Questions that were answered with it. */
  topics: readonly Topic[];
  /** The time of day. */
  clock: string;
  /** What they did not understand is said in plainer words. */
  isPlain: boolean;
  /** A thing that first aid has to do with was asked about, and answered. */
  isDetail: boolean;
  /** So was what was asked of the danger itself. */
  isSafetyAnswered: boolean;
}

/** Of the utterance, what was said of danger; nothing else makes anything of it. */
export function ofDangerIn(
  { acts }: Heard,
  {
    isAsked,
    isHeld,
    isLeft,
    isFresh,
    isSentNow,
    isForPeople,
    topics,
    clock,
    isPlain,
    isDetail,
    isSafetyAnswered,
  }: TakenUp,
): ReadonlySet<number> {
  // 'It's two in the morning' tells of now, or of when it began.
  const isGone = ({ when: { days, times } }: Extract<Act, { kind: "when" }>) =>
    days.length === 0 && times.some(({ value }) => value.kind === "exact" && value.time <= clock);
  const kinds = [
    ...always,
    ...(isAsked ? answers : []),
    ...(isHeld ? heldBack : []),
    ...(isPlain ? lost : []),
  ];
  // The trouble is why they would come: not the kind of visit that it sounds like.
  const troubled = new Set(acts.filter(({ kind }) => kind === "danger").map(({ clause }) => clause));
  // 'I'm thirty one' is none of the times that were offered.
  const isOfAge = acts.some(({ kind }) => kind === "age");
  const isWish = acts.some(({ kind }) => kind === "want");
  const isDangerTold = acts.some((act) => act.kind === "danger");
  const isThreatened = isHeld || acts.some((act) => act.kind === "danger" && isThreat(act));
  // 'What was that number again' asks for the number, and for nothing else that was said.
  const isOfNumber = acts.some(
    (act) => act.kind === "ask" && act.topic === "help_number" && topics.includes(act.topic),
  );
  const ofAid = new Set(acts.flatMap(({ kind, clause }) => (kind === "aid_subject" ? [clause] : [])));
  // 'Do they want us there before eleven' wishes for no other time.
  const ofGoing = new Set(acts.flatMap((act) => (isOfGoing(act) ? [act.clause] : [])));
  const ofSafety = new Set(isSafetyAnswered ? acts.filter(isSafetyQuestion).map(({ clause }) => clause) : []);
  const isOfLater = isDetail && acts.some(isOfEmergency);
  const byTheWay = ({ kind, certainty, clause }: Act): boolean =>
    (ofSafety.has(clause) && besideSafety.includes(kind)) ||
    (isOfLater && (besideQuestion.includes(kind) || (kind === "when" && ofAid.has(clause)))) ||
    (isDetail && ofAid.has(clause) && besideThing.includes(kind)) ||
    (isDetail && ofGoing.has(clause) && kind === "when") ||
    (isOfNumber && (kind === "repeat" || kind === "slower")) ||
    (kind === "choose" && isFresh && isOfAge && certainty < sureOfWish) ||
    (kind === "wrong_number" && isThreatened) ||
    // 'No, it's only oozing' declines none of the times that were offered beside the first aid.
    (kind === "no" && acts.some((act) => ofSigns.includes(act.kind))) ||
    (kind === "wait" && (isSentNow || (isAsked && acts.some((act) => act.kind === "yes"))));
  const isTakenWish = ({ wish, certainty }: Extract<Act, { kind: "want" }>) =>
    ((wish !== "book" || isThreatened) && isFresh && certainty < sureOfWish) ||
    (isLeft && forTeam.includes(wish)) ||
    (isForPeople && (wish === "person" || wish === "callback")) ||
    // 'I don't want to be here any more' is no wish about calls.
    (wish === "no_calls" && isThreatened && (isDangerTold || certainty < sureOfNoCalls));
  const threatened = new Set(
    acts.flatMap((act) => (act.kind === "danger" && isThreat(act) ? [act.clause] : [])),
  );
  // 'Could you see him tomorrow' asks nothing of the clinic where it is answered with 000.
  const ofRinging = new Set(
    acts.flatMap(({ kind, clause }) => (kind === "rather_than_ring" ? [clause] : [])),
  );
  const isTakenQuestion = ({ topic, certainty, clause }: Extract<Act, { kind: "ask" }>) =>
    topics.includes(topic) ||
    // 'I can't find the battery' asks after nothing that was lost.
    (topic === "lost" && threatened.has(clause)) ||
    // 'Can you see him today' is the wish that it stands beside.
    (topic === "emergencies" && troubled.size > 0 && isWish) ||
    ofRinging.has(clause) ||
    ((troubled.size > 0 || (isFresh && topic === "other")) && certainty < sureOfWish);
  // 'Is there anybody I can talk to tonight' wishes for no time.
  const isOfDespair = acts.some((act) => act.kind === "danger" && act.danger === "self_harm");
  const isPartOf = ({ topic }: Extract<Act, { kind: "ask" }>) => isOfLater && topic in firstAidOf;
  const isTaken = (act: Act): boolean => {
    if (kinds.includes(act.kind)) return true;
    if (act.kind === "want") return byTheWay(act) || isTakenWish(act);
    if (act.kind === "ask") return (byTheWay(act) && !isOfLater) || isTakenQuestion(act) || isPartOf(act);
    if (act.kind === "treatment") return (isHeld && !isWish) || troubled.has(act.clause);
    if (act.kind === "when")
      return byTheWay(act) || ((isHeld || isOfDespair) && !isWish) || (troubled.size > 0 && isGone(act));
    return byTheWay(act);
  };
  return new Set(acts.flatMap((act, at) => (isTaken(act) ? [at] : [])));
}
/** Said with a question of what to do if it comes on: a part of that. */
const besideQuestion: readonly ActKind[] = ["tell", "other", "unsure", "choose", "own", "no", "want"];
const besideSafety: readonly ActKind[] = ["ask", "tell", "other", "unsure", "patient", "chat", "explain"];
const besideThing: readonly ActKind[] = [
  "yes",
  "no",
  "ask",
  "tell",
  "other",
  "unsure",
  "want",
  "pick",
  "choose",
];
const ofSigns: readonly ActKind[] = ["danger", "all_right", "not_right", "safe"];
const always: readonly ActKind[] = [
  ...([
    "danger",
    "help_line",
    "happens",
    "released",
    "misheard",
    "private",
    "own_business",
    "theirs",
    "safe",
    "all_right",
    "not_right",
    "somewhat",
    "age",
    "ringing",
    "rather_than_ring",
    "no_help",
    "aid_subject",
    "trouble_is",
    "acknowledged",
    "means",
  ] as const),
];
const answers: readonly ActKind[] = ["yes", "no", "unsure", "abuse"];
const lost: readonly ActKind[] = ["repeat", "explain", "slower"];
const heldBack: readonly ActKind[] = [
  ...(["tell", "distress", "chat", "thanks", "greet", "bye", "noise", "fed_up", "wrong_number"] as const),
  ...(["any", "choose", "other", "keep", "drop", "undo", "correct", "pick", "pick_all", "shift"] as const),
];
