import type { Act } from "../../hear/acts.ts";
import type { Ask, Ledger } from "../ledger.ts";
import { isReaching } from "../own-call.ts";
import type { LedgerTurn } from "./may-reword.ts";

/** Whether nothing was made of what was heard, at a point where a guess does no harm. */
export function isPuzzled({ before, after, event, effects }: LedgerTurn): boolean {
  if (event.type !== "heard" || !isOpen(before) || after.danger !== null) return false;
  const isAtWork = effects.some(({ type }) => type !== "say" && type !== "hand_over");
  const acts = after.lastHeard === before.lastHeard ? [] : (after.lastHeard?.acts ?? []);
  const isFruitless = after.fruitless > before.fruitless;
  return !isAtWork && acts.length > 0 && acts.every((act) => isGuess(act) || (isFruitless && isVague(act)));
}

/** Nothing can be done with these alone. */
const isVague = ({ kind }: Act): boolean => kind === "noise" || kind === "tell" || kind === "give";
const isGuess = (act: Act): boolean =>
  act.certainty < clear &&
  (isVague(act) || act.kind === "chat" || (act.kind === "ask" && act.topic === "other"));

/** From here on an act is no guess. */
const clear = 0.6;

/** Not while a yes is awaited, a caller says who they are, or danger is asked about. */
const isOpen = (ledger: Ledger): boolean =>
  ledger.facts !== null &&
  ledger.waiting === null &&
  ledger.danger === null &&
  !isReaching(ledger) &&
  (ledger.asked === null || openAsks.has(ledger.asked.ask));

const openAsks: ReadonlySet<Ask> = new Set([
  ...([
    "how_can_i_help",
    "anything_else",
    "treatment",
    "when",
    "what_to_change",
    "offer",
    "take_slot",
  ] as const),
]);

/** Whether something was made of the proposed reading; of danger it is heard only from the caller. */
export const isUnderstood = ({ before, after, effects }: LedgerTurn): boolean =>
  after.fruitless <= before.fruitless &&
  after.danger === before.danger &&
  (after.lastHeard?.acts.some((act) => !isVague(act) && !isGuess(act)) ?? false) &&
  !effects.some(({ type }) => type === "hang_up" || type === "alert_staff");

/** Names that may come up in what is said: of the caller, and of whoever a visit is for. */
export function namesIn({ people, found, booked, lineVisits, outbound }: Ledger): readonly string[] {
  const visits = [...found, ...booked, ...lineVisits].map(({ patientName }) => patientName);
  const told = people.flatMap(({ name }) => (name ? [name.full] : []));
  return [...new Set([...told, ...visits, ...(outbound ? [outbound.patientName] : [])])];
}
