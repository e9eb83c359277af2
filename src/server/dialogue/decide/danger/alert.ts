import type { Effect } from "../../events.ts";
import type { DangerKind } from "../../hear/acts/of-danger.ts";
import { countWords } from "../../words.ts";
import { lineNumber } from "../frames/people.ts";
import type { Ledger } from "../ledger.ts";
import { change, effect, type Turn } from "../turn.ts";
import { answersTold } from "./asked-and-answered.ts";
import type { Danger } from "./danger.ts";
import { isForHospital, outranks } from "./kinds.ts";

/** What staff are told at once; it stands in place of what they were told before. */
export function alert(turn: Turn, words: readonly string[], then: string | null): Turn {
  const { danger } = turn.ledger;
  const before = danger?.notes ?? [];
  // The last of them says how it stands.
  const notes = then === null ? before : [...before.filter((note) => note !== then), then];
  const noted =
    danger === null ? turn : change(turn, { danger: { ...danger, words, notes, isCardOut: true } });
  return effect(noted, cardOf(noted));
}

/**
 * Once a turn, with all that was told in it: a name or a number that comes with the danger, or after it, stands on the card as soon as it
 * is told.
 */
export function withCard(turn: Turn, { danger: before }: Ledger): Turn {
  const { danger } = turn.ledger;
  const others = turn.effects.filter(({ type }) => type !== "alert_staff");
  const isTold = others.length < turn.effects.length;
  if (!danger?.isCardOut) return turn;
  const card = cardOf(turn);
  const isAmended =
    before?.card !== card.text && (danger.alerted.length > 0 || before?.cardName !== card.name);
  if (!isTold && !isAmended) return turn;
  const known = change(turn, { danger: { ...danger, card: card.text, cardName: card.name } });
  return { ...known, effects: [...others, card] };
}

type Card = Extract<Effect, { type: "alert_staff" }>;

/** Who rings, on which number, all of their words of it so far, the medicines that were named, and what was done. */
function cardOf({ ledger }: Turn): Card {
  const { people, caller, danger, matters, medicinesTold = [] } = ledger;
  const { words = [], notes = [] } = danger ?? {};
  const person = people[caller];
  const phone = person?.phone ?? lineNumber(ledger) ?? ledger.callerNumber;
  const who = person?.name ? `${person.name.full} (caller)` : "A caller";
  const said = words.map((each) => `“${each.slice(0, longest)}”`).join(" ");
  const number = phone === null ? "The number is withheld." : `Number: ${phone}.`;
  // Whoever is only spoken of, or did it, is not whom it is about.
  const isPatient = (at: number) => at !== caller && matters.some(({ person: of }) => of === at);
  const patients = people.flatMap(({ name }, at) => (name !== null && isPatient(at) ? [name.full] : []));
  const spoken = spokenOf(ledger);
  const whom = patients.length > 0 || spoken === null ? patients : [spoken];
  const about = whom.length === 0 ? [] : [`About ${whom.join(", ")}.`];
  const isSaid = (medicine: string) => words.some((each) => each.includes(medicine));
  const begun = matters.filter(({ kind, isTold }) => kind === "message" && !isTold);
  const news = [
    ...medicinesTold,
    ...begun.flatMap(({ notes, urgent }) => [...(urgent?.words ?? []), ...notes]),
  ];
  const before = [...new Set(news)].filter((each) => !isSaid(each)).map((each) => `“${each}”`);
  const medicines = before.length === 0 ? [] : [`Also told: ${before.join(" ")}.`];
  const besides = saidBesides(ledger, [...words, ...news]);
  const text = [
    `${who} said: ${said}.`,
    ...about,
    ...medicines,
    ...(besides.length === 0 ? [] : [`On the same call, in order: ${besides.join(" ")}.`]),
    ...answersTold(ledger),
    ...notes,
    number,
  ].join(" ");
  const name = person?.name?.full ?? whom[0] ?? null;
  return {
    ...{ type: "alert_staff", text, phone, name, title: titleOf(danger, whom[0] ?? name) },
    ...(danger !== null && (isNone(danger) || isPutRight(danger)) && { isOver: true }),
  };
}

/** What it is and of whom, as far as either was told; what people do to themselves or to others stands on no list. */
function titleOf(danger: Danger | null, name: string | null): string {
  const trouble = danger === null ? null : (titled[danger.kind] ?? null);
  const isSent = danger === null || danger.stage === "sent" || danger.degree !== "urgent";
  const what = isSent ? "Emergency on the phone" : "Urgent on the phone";
  const told = [trouble, name].filter((each) => each !== null);
  return told.length === 0 ? what : `${what}: ${told.join(", ")}`;
}
const titled: Partial<Record<DangerKind, string>> = {
  ...{ breathing: "trouble breathing or swallowing", choking: "choking", collapse: "collapse" },
  ...{ heart: "chest pain", bleeding: "bleeding", oozing: "bleeding", bitten_lip: "a bitten lip" },
  ...{ battery: "a battery swallowed", poison: "something swallowed", allergic: "a reaction" },
  ...{ swallowed_piece: "a piece swallowed", head_injury: "a knock to the head", fainted: "a faint" },
  ...{ fever: "a swelling with fever", swelling: "a swelling", injured_jaw: "an injured jaw" },
  ...{ knocked_out_tooth: "a tooth knocked out", loosened_tooth: "a tooth knocked loose" },
  ...{ broken_tooth: "a broken tooth", lost_crown: "a filling or crown out", severe_pain: "severe pain" },
};

/** Staff were told of a danger at once, and it did not turn out to be none. */
export const isAlarmStanding = ({ danger }: Pick<Ledger, "danger">): boolean =>
  danger?.isCardOut === true && !isNone(danger) && !isPutRight(danger);

/** All that staff were told of turned out to be something else. */
const isPutRight = ({ stage, alerted, over = [] }: Danger): boolean =>
  stage === "advised" && alerted.length > 0 && alerted.every((kind) => over.includes(kind));

/** What else they said on the call, before it and behind it: who is to know, who is not, on which number. */
const saidBesides = ({ said = [] }: Ledger, known: readonly string[]): readonly string[] =>
  said
    .filter(
      (line) =>
        countWords(line) >= fewestWords && !known.some((each) => each.includes(line) || line.includes(each)),
    )
    .slice(-mostLines)
    .map((line) => `“${line.slice(0, longest)}”`);
/** A yes, a thank-you and a name that stands on the card anyway tell nothing more. */
const fewestWords = 4;
const mostLines = 30;

/** By their own word there is none: but for what hospital sees all the same, and who may be in danger from themselves or from others. */
function isNone({ kind, stage, notes = [] }: Danger): boolean {
  if (stage !== "over") return false;
  if (kind === "self_harm") return notes.includes(takenWrongly);
  return kind !== "violence" && !isForHospital(kind);
}
/** The desk reads that it was taken wrongly, and nothing of harm. */
export const takenWrongly =
  "The assistant took something they said for despair; the caller put that right, and nothing is to be done.";

export const toldAgain =
  "It was told of again after that: it stands, and the assistant said once more to hang up and dial 000.";
const toldAgainBefore =
  "It was told of again after that, and the assistant said once more to hang up and dial 000.";
/** Denied since, it stands no more. */
export const standsNoMore = (notes: readonly string[] = []): readonly string[] =>
  notes.map((note) => (note === toldAgain ? toldAgainBefore : note));

/** The one who was named, where the caller was not: but for those who may have been hurt by them. */
function spokenOf({ people, caller, danger }: Ledger): string | null {
  const others = people.flatMap(({ name }, at) => (at !== caller && name !== null ? [name.full] : []));
  const [one = null] = others;
  return others.length === 1 && danger?.kind !== "violence" ? one : null;
}

/** Enough to act on; the whole call can be read beside it. */
const longest = 600;

/** Staff hear of a danger once, and again only of a graver one; of whoever may harm themselves, and of what they swallowed, in any case. */
export const isNewToStaff = ({ alerted }: Danger, kind: DangerKind): boolean =>
  kind === "self_harm" || (kind === "poison" && alerted.includes("self_harm"))
    ? !alerted.includes(kind)
    : alerted.every((known) => outranks(kind, known) < 0);
