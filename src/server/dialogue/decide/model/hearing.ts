import type { Act, ActKind, Candidate } from "../../hear/acts/acts.ts";
import type { PromptKind } from "../../hear/acts/labels.ts";
import { candidatesIn } from "../hear-context.ts";
import type { Ask, Ledger, MatterKind } from "../ledger.ts";
import { isLive } from "../turn.ts";
import type { LedgerTurn } from "./may-reword.ts";

/** What a language model is told of a call, so that it can say what the caller's words do in it. */
export interface ModelHearingContext {
  /** Epoch milliseconds. */
  now: number;
  timeZone: string;
  prompt: PromptKind;
  ask: Ask | null;
  doing: MatterKind | null;
  known: readonly ("name" | "phone" | "treatment" | "time")[];
  /** What can be pointed at. */
  candidates: readonly Candidate[];
  isDanger: boolean;
  lastSaid: string;
}

/** One thing that was said on a call before. */
export interface SaidBefore {
  by: "assistant" | "caller";
  words: string;
}

/** Null before the call has started. */
export function modelHearingContext(ledger: Ledger): ModelHearingContext | null {
  if (!isLive(ledger)) return null;
  const { asked, current, matters, people, danger, facts, now, lastSaid } = ledger;
  const matter = current === null ? undefined : matters[current];
  const { treatment = null, slot = null } = matter ?? {};
  const { name, phone } = people[matter?.person ?? ledger.caller] ?? { name: null, phone: null };
  return {
    ...{ now, lastSaid, timeZone: facts.timeZone },
    prompt: asked?.kind ?? "open",
    ask: asked?.ask ?? null,
    doing: matter?.kind ?? null,
    known: [
      ...(name ? (["name"] as const) : []),
      ...(phone ? (["phone"] as const) : []),
      ...(treatment ? (["treatment"] as const) : []),
      ...(slot ? (["time"] as const) : []),
    ],
    candidates: candidatesIn(ledger),
    isDanger: danger !== null && danger.stage !== "over",
  };
}

/** What the last utterance of this turn came to; empty where it waits for a tool. */
const actsOf = ({ before, after }: LedgerTurn): readonly Act[] =>
  after.lastHeard === before.lastHeard ? [] : (after.lastHeard?.acts ?? []);

/** From here on an act is no guess. */
const clear = 0.8;
/** What is told by itself and is hardly ever anything else. */
const plain: ReadonlySet<ActKind> = new Set([
  ...(["yes", "no", "name", "letters", "phone", "digits", "email", "pick", "choose", "give"] as const),
  ...(["repeat", "bye", "thanks", "that_is_all", "greet", "any", "wait", "slower"] as const),
]);
/** Characters. */
const mostLength = 48;

/**
 * Whether what was said leaves nothing to ask a language model: a mere answer to what was asked, plainly heard, or a danger to
 * a life, whose answer waits for nobody.
 */
export function isSurelyHeard(turn: LedgerTurn): boolean {
  const { before, after, event } = turn;
  const acts = actsOf(turn);
  if (event.type !== "heard" || acts.length === 0) return true;
  if (after.danger?.stage === "sent" && before.danger?.stage !== "sent") return true;
  return (
    event.text.length <= mostLength &&
    after.fruitless <= before.fruitless &&
    acts.every((act) => plain.has(act.kind) && act.certainty >= clear)
  );
}

/** Why the acts of one reader were used, for the turn's log. */
export type ChosenBy = "better" | "not_in_words" | "danger_heard" | "not_better";

/**
 * Which of two readings of the same words stands, by rule: the model's, unless most of what it points at was not said, it makes less of a
 * danger, it makes nothing of words that the built-in reader made something of, or it only leaves out what was told.
 */
export function chosenReading(builtIn: LedgerTurn, byModel: LedgerTurn): ChosenBy {
  const { acts = 0, standing = 0 } = byModel.after.lastHeard?.proposed ?? {};
  if (acts === 0 || standing * 2 <= acts) return "not_in_words";
  const [own, other] = [builtIn.after, byModel.after];
  if (gravityOf(own) > gravityOf(other)) return "danger_heard";
  const [heard, those] = [actsOf(byModel), actsOf(builtIn)];
  return other.fruitless > own.fruitless || onlyMisses(heard, those) || missesWhoComes(heard, those)
    ? "not_better"
    : "better";
}

/** What an answer or a visit is made of: left out of a reading, the caller would have to say it again. */
const details: ReadonlySet<ActKind> = new Set([
  ...(["yes", "no", "name", "letters", "phone", "digits", "email", "reach"] as const),
  ...(["when", "treatment", "pick", "health"] as const),
]);
/** What any words may be taken for, and nothing is done about. */
const slight: ReadonlySet<ActKind> = new Set([
  ...(["chat", "noise", "give", "tell", "greet", "thanks", "wait"] as const),
]);

/** Whether a reading hears nothing of weight that another does not, and lacks a detail that the other surely hears. */
function onlyMisses(acts: readonly Act[], those: readonly Act[]): boolean {
  const [heard, known] = [new Set(acts.map(sense)), new Set(those.map(sense))];
  return (
    acts.every((act) => slight.has(act.kind) || known.has(sense(act))) &&
    those.some((act) => details.has(act.kind) && act.certainty >= clear && !heard.has(sense(act)))
  );
}

/** 'I'd like to book one for my daughter too': without whoever comes besides, it is one more visit of the caller's own. */
function missesWhoComes(acts: readonly Act[], those: readonly Act[]): boolean {
  const books = (each: Act): boolean => each.kind === "want" && each.wish === "book";
  const comes = ["patient", "more_people"].every((kind) =>
    those.some((act) => act.kind === kind && act.certainty >= clear),
  );
  return comes && acts.some(books) && those.some(books) && !acts.some(({ kind }) => ofPeople.has(kind));
}
const ofPeople: ReadonlySet<ActKind> = new Set([...(["patient", "party", "of_person", "name"] as const)]);

/** What an act is, whatever it is of. */
const sense = (act: Act): string =>
  act.kind === "want" ? `want.${act.wish}` : act.kind === "ask" ? `ask.${act.topic}` : act.kind;

const gravity = { over: 0, advised: 1, asked: 2, sent: 3 } as const;
const gravityOf = ({ danger }: Ledger): number => (danger === null ? 0 : gravity[danger.stage]);

/** Names that may come up in what is said: of the caller, and of whoever a visit is for. */
export function namesIn({ people, found, booked, lineVisits, outbound }: Ledger): readonly string[] {
  const visits = [...found, ...booked, ...lineVisits].map(({ patientName }) => patientName);
  const told = people.flatMap(({ name }) => (name ? [name.full] : []));
  return [...new Set([...told, ...visits, ...(outbound ? [outbound.patientName] : [])])];
}
