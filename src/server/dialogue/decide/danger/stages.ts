import type { Heard } from "../../hear/acts/acts.ts";
import type { DangerKind, HelpLineId } from "../../hear/acts/of-danger.ts";
import { isClosedNow } from "../clock.ts";
import type { PlanItem } from "../plan.ts";
import { change, plan, type Turn } from "../turn.ts";
import { alert, isNewToStaff, standsNoMore, toldAgain } from "./alert.ts";
import type { Danger } from "./danger.ts";
import { type DangerAct, type DangerHeard, kindsOf } from "./danger-heard.ts";
import {
  afterNo,
  cannotWait,
  endsByNo,
  isAkin,
  isForDentist,
  isForHospital,
  isForStaff,
  isForTonight,
  isLeftAfterSent,
  isOfBleeding,
  isPieceOfTooth,
  isSwallowed,
  lineOf,
  outranks,
  toAdvise,
  withoutParts,
} from "./kinds.ts";
import { hurryVisit, offerVisit } from "./urgent-visit.ts";

/** The stages of a danger, each entered by one function: asked about, 000 named, first aid given, over. */

const unknown: Danger = {
  ...{ kind: "collapse", degree: "perhaps_life", stage: "asked" },
  ...{ words: [], given: [], alerted: [], troubles: [], advised: [] },
  ...{ unclear: 0, isBorneOut: false, due: null },
};

export const dangerOf = ({ ledger }: Turn): Danger => ledger.danger ?? unknown;

export const changeDanger = (turn: Turn, part: Partial<Danger>): Turn =>
  change(turn, { danger: { ...dangerOf(turn), ...part } });

/** With what was said now, in the caller's own words. */
export function withWords({ words }: Danger, text: string): readonly string[] {
  const said = text.trim();
  if (said === "" || words.includes(said)) return words;
  const [first = said, ...more] = [...words, said];
  // What it began with stays.
  return words.length === 0 ? [said] : [first, ...more.slice(-mostWords)];
}
const mostWords = 60;

const withLine = (given: readonly HelpLineId[], line: HelpLineId | undefined): readonly HelpLineId[] =>
  line === undefined || given.includes(line) ? given : [...given, line];

/** What was told beside a danger waits for it. */
export const withTroubles = ({ troubles, advised }: Danger, kinds: readonly DangerKind[]) => [
  ...new Set([...troubles, ...kinds.filter((kind) => !advised.includes(kind))]),
];

type Item = Extract<PlanItem, { item: "danger" }>;

export function tell(
  turn: Turn,
  kind: DangerKind,
  stage: Danger["stage"],
  {
    degree,
    isAgain = false,
    ...more
  }: Pick<
    Item,
    | "degree"
    | "safety"
    | "isRinging"
    | "isToRing"
    | "isFirm"
    | "isForTeam"
    | "isThinned"
    | "letGo"
    | "hasStopped"
  > & { isAgain?: boolean },
): Turn {
  const before = dangerOf(turn).given;
  const isOfTonight = stage === "advised" && isForTonight(kind) && !before.includes("clinic_emergency");
  const isClosed = isOfTonight && isClosedNow(turn.ledger);
  // Where to go at night is told once.
  const isAsked = stage === "asked" && kind === "self_harm";
  const line = isAsked ? undefined : lineOf[kind];
  const given = withLine(withLine(before, line), isClosed ? "clinic_emergency" : undefined);
  return plan(changeDanger(turn, { given }), {
    ...{ item: "danger", danger: kind, degree, stage, isAgain, isClosed, age: ageIn(turn) },
    ...(isOfChild(turn) && { isOfChild: true as const }),
    ...(kind === "self_harm" && dangerOf(turn).at && { at: dangerOf(turn).at }),
    ...more,
  });
}

/** The patient's, as far as it was told by now. */
function ageIn({ ledger: { danger, lastHeard, people } }: Turn): number | null {
  const told = lastHeard?.acts.flatMap((act) =>
    act.kind === "age" ? [act.years] : act.kind === "patient" ? [act.age] : [],
  );
  return (
    told?.find((age) => age !== null) ?? danger?.age ?? people.find(({ age }) => age !== null)?.age ?? null
  );
}

/** By the age, or as somebody's son or girl, who is not told to be grown. */
function isOfChild(turn: Turn): boolean {
  const { isThinned, people, lastHeard } = turn.ledger;
  const age = ageIn(turn);
  if (isThinned === true) return false;
  if (age !== null) return age < ageOfGrown;
  const isChild = (relation: string | null): boolean => relation !== null && children.has(relation);
  return (
    people.some(({ relation }) => isChild(relation)) ||
    lastHeard?.acts.some(
      (act) => act.kind === "patient" && act.standing !== "grown" && isChild(act.relation),
    ) === true
  );
}
/** Years. */
const ageOfGrown = 16;
const children: ReadonlySet<string> = new Set([
  ...(["son", "daughter", "child", "kid", "boy", "girl", "baby", "toddler"] as const),
  ...(["grandson", "granddaughter", "grandchild", "stepson", "stepdaughter"] as const),
]);

/** What cannot wait until nobody's life is in danger. */
const withFirstAid = (turn: Turn, kinds: readonly DangerKind[], of: "what" | "meanwhile"): Turn =>
  kinds
    .filter((kind) => cannotWait(kind) && !dangerOf(turn).advised.includes(kind))
    .reduce(
      (each, kind) =>
        plan(of === "what" ? changeDanger(each, { advised: [...dangerOf(each).advised, kind] }) : each, {
          ...{ item: "first_aid", danger: kind, of, isSent: false, age: ageIn(turn) },
        }),
      turn,
    );

/** 000 is named and staff are told. The caller is listened to all the while: only they can ring it, or say that it is none. */
export function send(
  turn: Turn,
  heard: Pick<DangerHeard, "text" | "troubles"> & Partial<Pick<DangerHeard, "means">>,
  acts: readonly Pick<DangerAct, "danger" | "degree">[],
): Turn {
  const before = dangerOf(turn);
  const told = acts.length > 0 ? acts : [{ danger: before.kind, degree: before.degree }];
  const [gravest] = told;
  if (gravest === undefined) return turn;
  const isOfSelfHarm =
    told.some(({ danger }) => danger === "self_harm") ||
    (before.stage === "sent" && before.kind === "self_harm");
  // What was swallowed in despair is a matter of minutes: talk comes after.
  const isOverdose = gravest.danger === "poison";
  const kind = isOfSelfHarm && !isOverdose ? "self_harm" : gravest.danger;
  const words = withWords(before, heard.text);
  const isTold = (one: DangerKind) => turn.ledger.danger?.stage === "sent" && before.kind === one;
  // Whoever may harm themselves is spoken with as such, and hears first of what else endangers them.
  const named = kind === gravest.danger ? [kind] : [gravest.danger, ...(isTold(kind) ? [] : [kind])];
  const degree = kind === "self_harm" ? (told.find((act) => act.danger === kind)?.degree ?? "life") : "life";
  const sent = changeDanger(turn, {
    ...{ kind, degree, stage: "sent", words, unclear: isTold(kind) ? before.unclear + 1 : 0 },
    safeTold: 0,
    ...(heard.means && { at: heard.means }),
    ...{ troubles: withTroubles(before, kindsOf(heard.troubles)), isBorneOut: true, due: "listen" },
    // What staff heard of before was no matter of life and death yet.
    alerted: before.stage === "sent" ? before.alerted : [],
  });
  const said = named.reduce(
    (each, one) => tell(each, one, "sent", { degree: one === kind ? degree : "life", isAgain: isTold(one) }),
    sent,
  );
  const helped = withFirstAid(said, kindsOf(heard.troubles), "meanwhile");
  return named.reduce((each, one) => tellStaff(each, one, words), helped);
}

/** Asked, and nobody answers any more: taken at the worst. */
export const sendUnheard = (turn: Turn): Turn => send(turn, { text: "", troubles: [] }, []);

function tellStaff(turn: Turn, kind: DangerKind, words: readonly string[]): Turn {
  const danger = dangerOf(turn);
  if (!isNewToStaff(danger, kind)) return turn;
  const noted = changeDanger(turn, { alerted: [...danger.alerted, kind] });
  const isAgain = danger.stage === "sent" && danger.takenBack?.some((known) => isAkin(kind, known));
  return alert(noted, words, isAgain ? toldAgain : told(kind, danger));
}

const told = (kind: DangerKind, { stage, alerted }: Danger): string => {
  if (kind === "poison" && alerted.includes("self_harm"))
    return "They may harm themselves and have swallowed something. The assistant said to hang up and dial 000.";
  if (kind === "self_harm")
    return "They may harm themselves. The assistant named Lifeline, and 000 if they are in danger now.";
  if (kind === "violence")
    return "They may be in danger from somebody near them. The assistant named 000 and 1800 RESPECT. Don't ring or text the number they rang from unless they said that it's safe.";
  return stage === "sent"
    ? "The assistant said to hang up and dial 000."
    : "The assistant gave first aid, and said when to dial 000.";
};

/** One question, before anybody is sent to 000. */
export function askWhether(
  turn: Turn,
  heard: DangerHeard,
  { danger: kind, degree, certainty }: DangerAct,
): Turn {
  const before = dangerOf(turn);
  const beside = kindsOf(heard.troubles).filter((each) => !isForHospital(kind) || !isForDentist(each));
  const asked = changeDanger(turn, {
    ...{ kind, degree, stage: "asked", words: withWords(before, heard.text), unclear: 0 },
    isOfNow: heard.isOfNow,
    ...{ troubles: withTroubles(before, beside), isBorneOut: false, due: "check", certainty },
  });
  const helped = withFirstAid(asked, kindsOf(heard.troubles), "what");
  if (!isSwallowed(kind) && !isForHospital(kind)) return tell(helped, kind, "asked", { degree });
  // Whom to ring if nobody is unwell comes first, and staff know of it in any case.
  const named = kind === "poison" ? plan(helped, { item: "help_line", line: "poisons" }) : helped;
  const toldAll = isForHospital(kind) ? { advised: [...dangerOf(named).advised, kind] } : {};
  const said = tell(changeDanger(named, toldAll), kind, "asked", { degree });
  return tellStaff(said, kind, dangerOf(said).words);
}

/** First aid in the first answer, and for what a dentist sees to, a visit. */
export function advise(turn: Turn, heard: Heard, kinds: readonly DangerKind[]): Turn {
  const before = dangerOf(turn);
  const words = withWords(before, heard.text);
  const [kind = before.kind] = kinds.toSorted(outranks);
  const advised = changeDanger(turn, {
    ...{ kind, degree: "urgent", stage: "advised", words, troubles: [], unclear: 0, due: null },
    advised: [...new Set([...before.advised, ...kinds])],
  });
  // Part of what was advised on before, it wants no first aid of its own.
  const fresh = withoutParts(kinds, before.advised).filter((each) => !before.advised.includes(each));
  const said = toAdvise(fresh).reduce(
    // The number was given when they were asked whether they can talk.
    (each, one) =>
      tell(each, one, "advised", {
        degree: "urgent",
        isAgain: endsByNo(one) && before.given.includes("violence"),
      }),
    advised,
  );
  // 'No, it's only the tooth': what was said of it is said once more in short.
  const reminded = fresh.length > 0 ? [] : before.advised.filter(cannotWait);
  const helped = reminded.reduce(
    (each, danger) =>
      plan(each, {
        ...{ item: "first_aid", danger, of: "what", isSent: false, age: ageIn(each), isKnown: true },
      }),
    said,
  );
  const known = kinds.filter(isForStaff).reduce((each, one) => tellStaff(each, one, words), helped);
  const treated = withoutParts(
    kinds,
    before.advised.filter((each) => !kinds.includes(each)),
  );
  if (treated.some(isForDentist) || (treated.some(isPieceOfTooth) && !isOfChild(known)))
    return offerVisit(known, heard, { kinds: treated, words });
  return hurryVisit(known, { kinds: treated, words });
}

/** Nobody's life is in danger, by the caller's own word: what is left of it is seen to at once. */
export function standDown(turn: Turn, heard: Heard, { troubles, isSign, isMisheard }: DangerHeard): Turn {
  const before = dangerOf(turn);
  const wasSent = before.stage === "sent";
  const other =
    wasSent && before.kind === "self_harm" ? before.alerted.find((kind) => kind !== "self_harm") : null;
  if (other) return stillIn(turn, other);
  const isOverNow = (kind: DangerKind): boolean => before.over?.includes(kind) === true;
  const left = withTroubles(before, [...kindsOf(troubles), ...leftOf(before)]).filter(
    (kind) => !isOverNow(kind),
  );
  const words = withWords(before, heard.text);
  const over = changeDanger(turn, {
    ...{ stage: "over", words, unclear: 0, isBorneOut: false, due: null, troubles: [] },
    ...{ safeTold: 0, isRefused: false, isUrged: false, isRinging: false, isDriven: false },
    denied: [...new Set([...(before.denied ?? []), before.kind])],
    notes: standsNoMore(before.notes),
    ...(wasSent && { takenBack: [...new Set([...(before.takenBack ?? []), before.kind])] }),
  });
  // Nobody is hurting them: what was seen to before that question is what it is about again.
  const seenTo = endsByNo(before.kind) && !wasSent ? before.advised.at(-1) : undefined;
  if (seenTo && left.length === 0)
    return changeDanger(over, { kind: seenTo, stage: "advised", degree: "urgent" });
  // Put right at once, it never was.
  const isMistaken = before.kind === "self_harm" && before.degree !== "life" && isMisheard;
  const taken = !wasSent ? over : isMistaken ? alert(over, words, null) : takeBack(over, heard.text);
  const isOver =
    left.length === 0 ||
    (wasSent && !left.some((kind) => kind === before.kind || kind === afterNo[before.kind]));
  const said = isOver
    ? tell(taken, before.kind, "over", {
        ...{ degree: before.degree, isAgain: isSign || troubles.length > 0 },
        ...(isOverNow(before.kind) && isOfBleeding(before.kind) && { hasStopped: true as const }),
      })
    : taken;
  // Of a danger that is taken back, staff have just read all that was said.
  const known = wasSent ? changeDanger(said, { alerted: left }) : said;
  if (left.length > 0) return advise(known, heard, left);
  if (isOverNow(before.kind) && isOfBleeding(before.kind))
    return offerVisit(known, heard, { kinds: [before.kind], words });
  // A visit that was wished for with it is for this.
  return endsByNo(before.kind) ? known : hurryVisit(known, { kinds: [before.kind], words });
}

/** They are in no despair; what else endangers them, or somebody else, was not taken back with that. */
function stillIn(turn: Turn, kind: DangerKind): Turn {
  const before = dangerOf(turn);
  const going = changeDanger(tell(turn, "self_harm", "over", { degree: before.degree }), {
    ...{ kind, degree: "life", unclear: 1, due: "listen", safeTold: 0 },
    alerted: before.alerted.filter((each) => each !== "self_harm"),
  });
  return tell(going, kind, "sent", { degree: "life", isAgain: true });
}

/** Of what was none, nothing is left but what was swallowed; what was only asked about may still want first aid. */
function leftOf({ kind, stage, certainty = 1 }: Danger): readonly DangerKind[] {
  // Hardly heard, and denied: nobody swallowed what they should not have.
  const isMisheard = kind === "poison" && stage === "asked" && certainty < sureOfPoison;
  // Only asked about, and denied: the numbers were said with the question.
  const isNone = isMisheard || (endsByNo(kind) && stage === "asked");
  const left = isNone ? undefined : afterNo[kind];
  return left === undefined || (stage === "sent" && !isLeftAfterSent(kind)) ? [] : [left];
}

const sureOfPoison = 0.5;

/** The alert stays; beside it staff read that it was taken back. */
const takeBack = (turn: Turn, text: string): Turn =>
  alert(
    changeDanger(turn, { alerted: [] }),
    dangerOf(turn).words,
    `Once 000 was named for ${spoken(dangerOf(turn).kind)}, it was taken back: “${text.trim()}”.`,
  );
const spoken = (kind: DangerKind): string => kind.replaceAll("_", " ");

/** By their own word or by what was swallowed after it, somebody may harm themselves. */
export const isDespair = ({ given }: Danger): boolean => given.includes("lifeline");

/** While 000 is named for a danger to somebody's life, nothing else is asked, looked for or offered; beside violence quietly, if they want it. */
export const isHolding = (danger: Danger | null): danger is Danger =>
  danger?.stage === "sent" &&
  !endsByNo(danger.kind) &&
  (danger.kind !== "self_harm" || danger.degree === "life");
