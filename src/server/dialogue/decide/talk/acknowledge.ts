import type { FreeTime } from "#contract/errors.ts";
import type { AppointmentType } from "#contract/limits.ts";
import type { Act, ActKind } from "../../hear/acts/acts.ts";
import { countWords } from "../../words.ts";
import type { Ledger, MatterKind, Prompt } from "../ledger.ts";
import type { PlanItem } from "../plan.ts";
import { plan, type Turn } from "../turn.ts";
import { isSurelyUpset } from "./upset.ts";

/** The word with which something is taken up before anything is asked. */

/** What was said is taken with a word, where nothing else is said to it. */
export function acknowledged(turn: Turn, prompt: Prompt): Turn {
  const { lastHeard, fruitless, hasReplied } = turn.ledger;
  if (turn.plan.length > 0 || hasReplied || fruitless > 0 || lastHeard === null) return turn;
  const said = wordFor(turn.ledger, (...kinds) => lastHeard.acts.some(({ kind }) => kinds.includes(kind)));
  const slot = prompt.kind === "read_back" ? null : justChosen(turn.ledger);
  const isPlain = said?.item === "acknowledge" && plainly.has(said.of);
  if (slot && (said === null || isPlain)) return plan(turn, { item: "acknowledge", of: "choice", slot });
  return said ? plan(turn, isPlain && isSerious(turn.ledger) ? word("plain") : said) : turn;
}

/** Whoever complains, was hurt or has lost somebody is not told how lovely it is that they have a name. */
const isSerious = ({ complaint, danger, dead = [], warnedOfAbuse }: Ledger): boolean =>
  complaint != null || danger !== null || dead.length > 0 || warnedOfAbuse;

/** The time that is held for them since it was asked for: whoever hears it named knows which was understood. */
function justChosen({ asked, matters, current, lastHeard }: Ledger): FreeTime | null {
  const matter = matters[asked?.matter ?? current ?? -1];
  const isTold = lastHeard?.acts.some((act) => act.kind === "when" || act.kind === "pick");
  return matter?.isHeld && (isTold || (asked && ofTimes.has(asked.kind))) ? matter.slot : null;
}
const plainly: ReadonlySet<string> = new Set(["choice", "detail", "name", "wish"]);
const ofTimes: ReadonlySet<Prompt["kind"]> = new Set(["offer", "one_offer", "when"]);

type Heard = (...kinds: readonly ActKind[]) => boolean;
type Word = Extract<PlanItem, { item: "acknowledge" | "sympathy" }>;
const word = (of: Extract<Word, { item: "acknowledge" }>["of"]): Word => ({ item: "acknowledge", of });

function wordFor(ledger: Ledger, heard: Heard): Word | null {
  const { asked, matters, current, complaint, changed } = ledger;
  if (heard("correct", "wrong") && changed) return word(changed === "time" ? "change" : "correction");
  // Whoever is cross is not told how lovely that is; before anything was asked it is not this call that they are cross about.
  if (heard("fed_up", "abuse"))
    return complaint ? null : isFirst(ledger) ? { item: "sympathy", with: "trouble" } : word("correction");
  if (heard("undecided")) return word("change");
  // A visit that is given up is nothing lovely.
  if (matters[asked?.matter ?? current ?? -1]?.kind === "cancel") return null;
  return kindWord(ledger) ?? (heard("want") ? wishWord(ledger) : detailWord(ledger, heard));
}

const isFirst = ({ said = [] }: Ledger): boolean => said.length <= 1;

function kindWord({ lastHeard }: Ledger): Word | null {
  if (!lastHeard) return null;
  if (isSurelyUpset(lastHeard)) return { item: "sympathy", with: "distress" };
  const isHurt = lastHeard.acts.some(
    (act) => act.kind === "treatment" && act.treatment === "Emergency Visit",
  );
  return isHurt ? { item: "sympathy", with: "pain" } : null;
}

function wishWord(ledger: Ledger): Word | null {
  const begun = ledger.matters[ledger.current ?? -1];
  if (!begun || !isTakenUp.has(begun.kind)) return null;
  return word(begun.kind === "book" && isTroubleTold(ledger) ? "trouble" : "wish");
}

function detailWord(ledger: Ledger, heard: Heard): Word | null {
  // Whatever is told may be sad, or a complaint.
  if (isTelling(ledger)) return word("told");
  if (heard("name")) return word("name");
  if (heard("pick", "choose")) return word("choice");
  return !heard("tell") && heard("yes", "give", "when", "phone") ? word("detail") : null;
}

/** What somebody is glad to have taken up; who runs late or rings about a bill is asked at once. */
const isTakenUp: ReadonlySet<MatterKind> = new Set(["book", "move", "check", "waitlist"]);

/** Whoever rings only to tell something has that passed on, if they like. */
export const isTelling = ({ lastHeard }: Ledger): boolean => {
  const acts = lastHeard?.acts ?? [];
  const isTold = acts.some(
    ({ kind, certainty }) => kind === "sales" || (kind === "tell" && certainty >= surelyTold),
  );
  // Whoever says so much, and nothing that is known here, tells a story that somebody is to hear.
  const isStory =
    countWords(lastHeard?.text ?? "") >= fewestOfStory &&
    acts.some(({ kind }) => kind === "tell" || kind === "chat");
  return isTold || (isStory && !acts.some(({ kind }) => ofElse.has(kind)));
};
const surelyTold = 0.5;
const fewestOfStory = 9;
const ofElse: ReadonlySet<ActKind> = new Set([
  ...(["want", "ask", "bye", "noise", "wait", "wrong_number", "sales", "abuse", "other_language"] as const),
]);

/** Told of a tooth or the mouth, which is nothing to pass on before somebody has looked at it. */
export const isOfMouth = (ledger: Ledger): boolean =>
  (ledger.facts?.permissions.bookAppointments ?? false) &&
  isTelling(ledger) &&
  (ledger.lastHeard?.acts.some(isTrouble) ?? false);

/** What somebody comes for to have it looked at: neither a clean nor a check-up that is due. */
const isTrouble = (act: Act): boolean =>
  act.kind === "treatment" && !routine.has(act.treatment) && act.named !== "check-up";
/** A treatment that is only named is a wish. */
const isTroubleTold = (ledger: Ledger): boolean =>
  ledger.lastHeard?.acts.some(
    (act) => isTrouble(act) && (isTelling(ledger) || (act.kind === "treatment" && act.named === null)),
  ) ?? false;
const routine: ReadonlySet<AppointmentType> = new Set([
  "Teeth Cleaning",
  "Teeth Whitening",
  "Preventive Care",
]);
