import type { Act, ActKind, Heard } from "../../hear/acts/acts.ts";
import type { Topic, Wish } from "../../hear/acts/labels.ts";
import type {
  AidSubject,
  DangerKind,
  Released,
  Ringing,
  SafetyQuestion,
  VitalSign,
} from "../../hear/acts/of-danger.ts";
import { isClosedNow } from "../clock.ts";
import type { Ledger } from "../ledger.ts";
import type { FirstAidQuestion } from "../plan.ts";
import type { LiveLedger } from "../turn.ts";
import { answerIn, type DangerAnswer } from "./danger-answer.ts";
import { isDenied, isToldBefore } from "./denied-before.ts";
import { endsByNo, gravestFirst, isForTonight, isSignOf } from "./kinds.ts";
import { signsTold } from "./signs.ts";
import { tellsOf } from "./vital-signs.ts";

export type DangerAct = Extract<Act, { kind: "danger" }>;

/** What an utterance holds of danger, in the light of what was asked. */
export interface DangerHeard extends DangerAnswer {
  text: string;
  /** Dangers to somebody's life, sure or not, the gravest first. */
  threats: readonly DangerAct[];
  /** Told with it or alone: what a dentist or a doctor sees to. */
  troubles: readonly DangerAct[];
  /** What was taken for despair is none: laughed at, put right, or plainly denied. */
  isMisheard: boolean;
  /** Something told that staff should know. */
  isNews: boolean;
  /** Surely told, and no sign of how they are. */
  isPlainlyTold: boolean;
  /** Nothing but that. */
  isPlainlySafe: boolean;
  /** Speaks for the danger without saying so: fright, doubt, more of the story. */
  isSign: boolean;
  /** The like in its own words, and not by more of the story alone. */
  isTelling: boolean;
  /** Told to be of another time, or of whenever it comes to that; `back`: in so many words of what was told before. */
  elsewhere: "told" | "back" | null;
  isOfNow: boolean;
  /** What may let it go, each with its clause. */
  released: ReadonlyMap<Released | "played_down", number>;
  /** What is told to be over by name, so that nothing of it is left. */
  isStopped: boolean;
  /** … of whatever was told of, by no name of its own. */
  isAllOver: boolean;
  /** What the questions are about. */
  asks: readonly Topic[];
  /** Asks what to do about it: of what; null = nothing. */
  asksFirstAid: FirstAidQuestion | null;
  /** What first aid has to do with, and is asked about or told of; null = nothing of the kind, or something else is done beside it. */
  aidSubject: AidSubject | null;
  /** Signs that are told to be well by this very utterance. */
  wellNow: readonly VitalSign[];
  /** Something of the danger itself is asked. */
  asksSafety: boolean;
  /** Blood went down, or came up again. */
  ofBlood: "blood_down" | "blood_up" | null;
  /** Where somebody in despair is, or what they may use. */
  means: "thing" | "place" | null;
  /** What they fear may come on later, by its name. */
  later: DangerKind | null;
  /** A child's first teeth are another matter; null = nobody said how old the patient is. */
  age: number | null;
  /** Asks for a number for help, and not for which. */
  asksForNumber: boolean;
  /** Wishes and questions of something else. */
  hasOwnBusiness: boolean;
  leaves: boolean;
  /** Of ringing 000; null = nothing was said of it. */
  ringing: Ringing | null;
  /** They are through to them, or they come. */
  isReached: boolean;
  /** Something besides that the team can see to: a visit cancelled, a word to the dentist. */
  isForTeam: boolean;
  /** That is well heard, and nothing that is to be joined: it is done like any other. */
  isSurelyWished: boolean;
  /** No more calls from us, said by itself and surely. */
  wantsNoCalls: boolean;
  /** A human being, or to be rung by one. */
  wantsPeople: boolean;
  says(...kinds: readonly ActKind[]): boolean;
}

const speaking: readonly ActKind[] = ["unsure", "distress", "tell", "help_line", "somewhat"];
/** Names and numbers are none: whoever is frightened gives them to anybody. */
const business: readonly ActKind[] = ["want", "when", "shift", "party", "pick", "pick_all", "choose"];
/** Whoever has just told of a danger asks of it, in whatever words: 'what do I do', 'can you stick it back in'. */
export const firstAidOf: Partial<Record<Topic, FirstAidQuestion>> = {
  ...{ emergencies: "where", painkillers: "medicine", suitability: "medicine" },
  ...{ advice: "whether", aftercare: "what", other: "what" },
};
/** Once 000 is named, these are of that: 'is that necessary', 'what does the ambulance cost', 'are you sure'. */
const ofTripleZero: Partial<Record<Topic, FirstAidQuestion>> = {
  ...{ why: "whether", price: "whether", insurance: "whether", able: "whether", transport: "whether" },
  ...{ done: "whether", privacy: "whether", length: "whether", payment: "whether", who: "whether" },
};
export const topicsOfTripleZero = Object.keys(ofTripleZero) as readonly Topic[];
export const ofFirstAid = Object.keys(firstAidOf) as readonly (keyof typeof firstAidOf)[];
const ofDanger: readonly Topic[] = [...ofFirstAid, "help_number"];

// Whoever may harm themselves is never taken for a patient who only needs a visit.
export const isThreat = ({ danger, degree }: DangerAct): boolean =>
  degree !== "urgent" || danger === "self_harm";

/** Fright for somebody else, or being alone with them, may sound like despair. */
function isFrightFor(danger: Ledger["danger"], { danger: kind, degree }: DangerAct): boolean {
  if (danger === null || danger.kind === "self_harm" || danger.given.includes("lifeline")) return false;
  const isUnderWay = danger.stage === "asked" || danger.stage === "sent";
  return isUnderWay && kind === "self_harm" && degree !== "life";
}

const isKnown = (known: Ledger["danger"], { danger }: DangerAct): boolean =>
  known !== null &&
  (known.kind === danger || known.alerted.includes(danger) || known.advised.includes(danger));

const mayBeOffered = ({ danger, lastPlan }: LiveLedger): boolean =>
  (danger?.kind === "self_harm" && danger.stage === "sent") || wasOfferedCall(lastPlan);
const wasOfferedCall = (lastPlan: Ledger["lastPlan"]): boolean =>
  lastPlan.some((item) => item.item === "danger" && item.safety === "call_back");

/** 'I can breathe' clears the breathing, and no pain in the chest: a 'no' or 'safe' beside it is of that alone. */
function withoutOtherSigns({ danger, asked }: LiveLedger, acts: readonly Act[]): readonly Act[] {
  // Whoever plays is well: that is no answer of one sign alone.
  const well = acts.flatMap((act) =>
    act.kind === "all_right" && !act.isBusy && act.sign !== "fever" ? [act] : [],
  );
  const signs = well.map(({ sign }) => sign);
  const isUnderWay = danger?.stage === "asked" || danger?.stage === "sent";
  // Once 000 was named for a reaction, breath alone is not the end of it.
  const isOfMore = danger?.stage === "sent" && danger.kind === "allergic";
  if (!isUnderWay || signs.length === 0) return acts;
  // Asked of the mouth and the swallowing, whoever says that those are well has answered that.
  const isAsked = asked?.ask === "after_danger" && asked.isOfOpening === true;
  const isAnswered = (sign: VitalSign): boolean =>
    isSignOf(sign, danger.kind) || (isAsked && ofOpening.has(sign));
  if (!isOfMore && signs.some(isAnswered)) return acts;
  // 'No, nothing like that', in a clause of its own, answers what was asked, whatever is well besides.
  const isOwnAnswer = ({ clause }: Act): boolean =>
    !isOfMore &&
    well.every((each) => each.clause !== clause) &&
    acts.some((each) => each.kind === "safe" && each.clause === clause);
  return acts.filter((act) => (act.kind !== "safe" && act.kind !== "no") || isOwnAnswer(act));
}
const ofOpening: ReadonlySet<VitalSign> = new Set(["swallowing", "opening", "mouth_floor"]);

/** A swollen face and a fever, told together or one after the other, are for the hospital. */
function spreading(ledger: LiveLedger, told: readonly DangerAct[]): readonly DangerAct[] {
  const { danger, put } = ledger;
  const known = danger === null ? [] : [danger.kind, ...danger.advised, ...danger.troubles];
  const of = (kind: DangerKind) => told.find((act) => act.danger === kind);
  const [fever, swelling] = [of("fever"), of("swelling")];
  const isBoth = (fever ?? known.includes("fever")) && (swelling ?? known.includes("swelling"));
  const act = fever ?? swelling;
  if (!isBoth || !act || (put["danger:fever"] ?? 0) > 0) return [];
  return [{ ...act, danger: "fever", degree: "perhaps_life" }];
}

/** Despair that was told before or is told with it, and where they are or what they may use: a plan. */
function atHand(
  danger: Ledger["danger"],
  named: readonly DangerAct[],
  acts: readonly Act[],
): readonly DangerAct[] {
  const means = acts.find(({ kind }) => kind === "means");
  if (!means) return named;
  const isInDespair = danger?.kind === "self_harm" && (danger.stage === "sent" || danger.stage === "asked");
  const isTold = named.some(({ danger: kind, certainty }) => kind === "self_harm" && certainty > hardlyHeard);
  if (!isInDespair && !isTold) return named;
  const { clause, words, certainty } = means;
  return [
    ...named.filter(({ danger: kind }) => kind !== "self_harm"),
    { kind: "danger", danger: "self_harm", degree: "life", clause, words, certainty },
  ];
}
const hardlyHeard = 0.5;

/** What signs that are told by name come to, by themselves, together, or beside what else was told on this call. */
function bySigns(
  { danger, isMedicated }: LiveLedger,
  told: readonly DangerAct[],
  acts: readonly Act[],
): readonly DangerAct[] {
  const before = danger === null ? [] : [danger.kind, ...danger.advised, ...danger.troubles];
  // A tongue that swells after a medicine is a reaction to it, but not to what they have long been on.
  const isRegular = acts.some((act) => act.kind === "medicine" && act.isRegular);
  const isTaken = !isRegular && acts.some((act) => act.kind === "health" && act.isTaken);
  const ofNow = [...before, ...kindsOf(told)];
  // On a medicine, what oozes for long is bleeding.
  const isThinned = isMedicated === true && ofNow.includes("oozing");
  const known = [
    ...new Set([
      ...ofNow,
      ...(isTaken ? (["allergic"] as const) : []),
      ...(isThinned ? (["bleeding"] as const) : []),
    ]),
  ];
  const { bad } = signsTold(danger, acts);
  return acts.flatMap((act): readonly DangerAct[] => {
    if (act.kind !== "not_right") return [];
    // Where it has reached is asked about once; told again in answer to that, it counts.
    const isSeenTo = act.sign === "spread" && danger?.stage !== "asked";
    if (isSeenTo && danger?.bad?.includes("spread")) return [];
    const { clause, words, certainty } = act;
    return tellsOf(act.sign, { bad, known }).map((tells) => ({
      ...{ kind: "danger", ...tells, clause, words, certainty },
    }));
  });
}

/** 000 is named for more than a word of theirs could tell. */
const isHeldBack = (danger: Ledger["danger"]): boolean =>
  danger?.stage === "sent" && !endsByNo(danger.kind) && danger.kind !== "self_harm";

function aidAsked(ledger: LiveLedger, asks: readonly Topic[], isOfVisit: boolean): FirstAidQuestion | null {
  const { danger } = ledger;
  // While 000 stands, or nobody is at the clinic, 'where do I go' is no question for its address.
  const isSent = isHeldBack(danger);
  const isElsewhere = danger?.stage === "sent" || (danger !== null && isClosedNow(ledger));
  const isClosed = danger !== null && isForTonight(danger.kind) && isClosedNow(ledger);
  const isWhere = (topic: Topic) => (isClosed && topic === "advice") || (isElsewhere && topic === "address");
  // Beside a question that is known for what it is, any other is part of it.
  const isAlone = asks.every((topic) => ofFirstAid.some((known) => known === topic));
  const ofAid = asks
    .filter((topic) => !(topic === "emergencies" && isOfVisit) && (topic !== "other" || isAlone))
    .flatMap((topic) =>
      isWhere(topic) ? "where" : (firstAidOf[topic] ?? (isSent ? ofTripleZero[topic] : undefined) ?? []),
    );
  return ofAid[0] ?? null;
}

export function hearDanger(ledger: LiveLedger, heard: Heard): DangerHeard {
  const { danger, people, lastPlan } = ledger;
  const { text } = heard;
  const acts = withoutOtherSigns(ledger, heard.acts);
  const says = (...kinds: readonly ActKind[]) => acts.some(({ kind }) => kinds.includes(kind));
  const named = acts
    .filter((act): act is DangerAct => act.kind === "danger")
    .filter((act) => !isDenied(danger, act) && !isToldBefore(danger, act, acts));
  const bySign = bySigns(ledger, named, acts);
  // A swelling that is told to have spread says what may cost the breath: the question is the same.
  const isSpread = bySign.some(
    ({ danger: kind, degree }) => kind === "swelling" && degree === "perhaps_life",
  );
  // Drowsy from bleeding is a bleeding, by the name under which they told of it.
  const isBled = bySign.some(({ danger: kind, degree }) => kind === "bleeding" && degree === "life");
  const others = named.filter(
    ({ danger: kind, degree }) =>
      !(isSpread && kind === "breathing" && degree === "perhaps_life") && !(isBled && kind === "collapse"),
  );
  const told = [...bySign, ...spreading(ledger, named), ...atHand(danger, others, acts)].toSorted(
    gravestFirst,
  );
  const threats = told.filter((act) => isThreat(act) && !isFrightFor(danger, act));
  const ages = acts.flatMap((act) => {
    if (act.kind === "age") return [act.years];
    return act.kind === "patient" && act.age !== null ? [act.age] : [];
  });
  // What is asked of the danger itself is answered from its signs (`safety-asked.ts`).
  const ofSafety = new Set(acts.filter(isSafetyQuestion).map(({ clause }) => clause));
  const asks = acts.flatMap((act) =>
    act.kind === "ask" && !(danger !== null && ofSafety.has(act.clause)) ? [act.topic] : [],
  );
  // 'Can you see me at three?' is asked of the clinic.
  const asksFirstAid = aidAsked(ledger, asks, says("when", "pick", "choose"));
  const wishes = acts.flatMap((act) => (act.kind === "want" ? [act.wish] : []));
  const hasOwnBusiness = says(...business) || asks.some((topic) => !ofDanger.includes(topic));
  return {
    ...{ text, threats, says, asks, asksFirstAid, hasOwnBusiness, ...answerIn(ledger, acts) },
    age: ages[0] ?? danger?.age ?? people.find(({ age }) => age !== null)?.age ?? null,
    troubles: told.filter((act) => !isThreat(act)),
    isNews: told.some((act) => !isKnown(danger, act)) || acts.some(({ kind }) => !quiet.includes(kind)),
    isPlainlyTold:
      acts.some(({ kind, certainty }) => kind === "tell" && certainty >= sureOfTelling) &&
      !says("danger", "not_right", "all_right", "unsure", "distress", "somewhat", "no"),
    isPlainlySafe: says("safe") && acts.every(({ kind }) => plain.includes(kind)),
    aidSubject: aidSubjectIn(acts),
    asksSafety: ofSafety.size > 0,
    wellNow: acts.flatMap((act) => (act.kind === "all_right" ? [act.sign] : [])),
    ofBlood: acts.flatMap((act) => (isOfBlood(act) ? [act.of] : [])).at(-1) ?? null,
    means: acts.flatMap((act) => (act.kind === "means" ? [act.of] : [])).at(-1) ?? null,
    later: laterIn(acts),
    asksForNumber: asks.includes("help_number"),
    isForTeam: wishes.some((wish) => forTeam.includes(wish)),
    isMisheard: isMisheardIn(acts, threats),
    elsewhere: elsewhereIn(acts),
    released: releasedIn(heard.acts),
    isOfNow: acts.some((act) => act.kind === "happens" && act.when === "now"),
    isStopped: isStoppedIn(ledger, acts),
    isAllOver: acts.some((act) => act.kind === "all_right" && act.isOver === "it"),
    isSign: threats.length > 0 || asks.includes("help_number") || says(...speaking),
    isTelling: threats.length > 0 || says("distress", "unsure", "somewhat"),
    ringing: acts.flatMap((act) => (act.kind === "ringing" ? [act.how] : [])).at(-1) ?? null,
    isReached: acts.some((act) => act.kind === "ringing" && act.isReached === true),
    leaves: says("bye") && !hasOwnBusiness && !says("no", "safe", "ask") && told.length === 0,
    isSurelyWished: acts.some(
      (act) =>
        act.kind === "want" &&
        act.wish !== "waitlist" &&
        act.wish !== "leave_waitlist" &&
        forTeam.includes(act.wish) &&
        act.certainty >= sureOfWish,
    ),
    wantsNoCalls: named.length === 0 && acts.some((act) => isNoCalls(act) && act.certainty >= sureOfNoCalls),
    wantsPeople:
      acts.some((act) => isForPeople(act) && (!mayBeOffered(ledger) || act.certainty >= sureOfCall)) ||
      (says("yes") && !says("no") && wasOfferedCall(lastPlan)),
  };
}

/** A sign that is told behind it stands; told with it, it stands unless it is told of as what was not so. */
function releasedIn(acts: readonly Act[]): DangerHeard["released"] {
  const troubled = acts.flatMap((act) => (act.kind === "not_right" ? [act.clause] : []));
  return new Map(
    acts.flatMap((act) =>
      act.kind === "released" &&
      troubled.every((clause) => clause < act.clause || (act.by === "untrue" && clause === act.clause))
        ? [[act.by, act.clause]]
        : [],
    ),
  );
}

/** A plain no, or laughter, and nothing of despair in so many words beside it. */
const isMisheardIn = (acts: readonly Act[], threats: readonly DangerAct[]): boolean =>
  acts.some(({ kind }) => kind === "misheard" || kind === "no") &&
  !acts.some(
    ({ kind }) => kind === "distress" || kind === "somewhat" || kind === "unsure" || kind === "means",
  ) &&
  threats.every(
    (act) =>
      act.danger === "self_harm" &&
      act.degree !== "life" &&
      act.whose !== "own" &&
      act.certainty < sureOfHarm,
  );
const sureOfHarm = 0.72;

/** What only may be of another time is, beside a no. */
function elsewhereIn(acts: readonly Act[]): DangerHeard["elsewhere"] {
  const isDenied = acts.some(({ kind }) => kind === "no");
  const told = acts.flatMap((act) =>
    act.kind === "happens" &&
    (act.when === "another_time" || act.when === "habit") &&
    (act.certainty >= sureOfTime || (isDenied && act.when === "another_time"))
      ? [act]
      : [],
  );
  if (told.length === 0 || acts.some(({ kind }) => kind === "not_right")) return null;
  return told.some(({ isBack }) => isBack) ? "back" : "told";
}
const sureOfTime = 0.9;

const sureOfTelling = 0.9;
const sureOfOozing = 0.8;
/** 'It stopped ages ago', with nothing of it left; what thins the blood has it seen all the same. */
const isStoppedIn = ({ isThinned }: LiveLedger, acts: readonly Act[]): boolean =>
  isThinned !== true &&
  acts.some((act) => act.kind === "all_right" && act.isOver !== undefined) &&
  !acts.some(
    (act) =>
      (act.kind === "somewhat" && act.isLeft === true) ||
      (act.kind === "not_right" && act.sign === "bleeding") ||
      (act.kind === "danger" && act.danger === "oozing" && act.certainty >= sureOfOozing),
  );

/** Whoever gives a name or a day goes on, whatever they speak of with it; so does who picks a time and asks nothing. */
function aidSubjectIn(acts: readonly Act[]): AidSubject | null {
  const says = (...kinds: readonly ActKind[]) => acts.some(({ kind }) => kinds.includes(kind));
  const asked = acts.find(isOfEmergency) ?? acts.find(isOfGoing);
  if (asked) return asked.of;
  if (says("when", "name", "phone")) return null;
  if (!says("ask") && says("pick", "choose", "not_right", "all_right")) return null;
  return (
    acts
      .flatMap((act) =>
        act.kind === "aid_subject" && !isOfBlood(act) && !isSafetyQuestion(act) ? [act.of] : [],
      )
      .at(-1) ?? null
  );
}

type Subject = Extract<Act, { kind: "aid_subject" }>;
/** Whether 000 is needed, and what to do if it comes on: questions by themselves, whatever day or name stands with them. */
export const isOfEmergency = (act: Act): act is Subject =>
  act.kind === "aid_subject" && (act.of === "triple_zero" || act.of === "later");
/** So are whether to come now, and which tooth it is. */
export const isOfGoing = (act: Act): act is Subject =>
  act.kind === "aid_subject" && (act.of === "come" || act.of === "which_tooth");
/** Whether it counts, whether it does harm, whom to fetch, what a word means. */
type SafetyAsked = Subject & { of: SafetyQuestion };
const safetyQuestions: ReadonlySet<AidSubject> = new Set<SafetyQuestion>([
  "counts",
  "harm",
  "fetch",
  "meaning",
  "contents",
]);
export const isSafetyQuestion = (act: Act): act is SafetyAsked =>
  act.kind === "aid_subject" && safetyQuestions.has(act.of);
/** What was swallowed of it is told of with whatever else there is. */
const isOfBlood = (act: Act): act is Subject & { of: "blood_down" | "blood_up" } =>
  act.kind === "aid_subject" && (act.of === "blood_down" || act.of === "blood_up");
/** What is feared later on, by its name. */
const laterIn = (acts: readonly Act[]): DangerKind | null => acts.find(isOfEmergency)?.danger ?? null;

const isForPeople = (act: Act): boolean =>
  act.kind === "want" && (act.wish === "person" || act.wish === "callback");
/** In despair a word of ringing may be of anything; offered a call, only who surely wishes for it, or says yes, is rung: 'what would they ring me for' is neither. */
const sureOfCall = 0.9;

const isNoCalls = (act: Act): boolean => act.kind === "want" && act.wish === "no_calls";
export const sureOfNoCalls = 0.9;

/** Nothing that staff would want to read. */
const quiet: readonly ActKind[] = [
  ...([
    "danger",
    "help_line",
    "noise",
    "chat",
    "thanks",
    "greet",
    "bye",
    "repeat",
    "slower",
    "wait",
  ] as const),
];

const plain: readonly ActKind[] = ["safe", "all_right", "no", "thanks", "chat", "other_person", "patient"];

/** While somebody is in danger, these are left to the team. */
export const forTeam: readonly Wish[] = ["cancel", "move", "message", "late", "waitlist", "leave_waitlist"];

export const sureOfWish = 0.6;

export const kindsOf = (acts: readonly DangerAct[]): readonly DangerKind[] => [
  ...new Set(acts.map(({ danger }) => danger)),
];
