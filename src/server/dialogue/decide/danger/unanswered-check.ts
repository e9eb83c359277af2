import type { DangerKind, VitalSign } from "../../hear/acts/of-danger.ts";
import { plan, type Turn } from "../turn.ts";
import { alert } from "./alert.ts";
import type { DangerHeard } from "./danger-heard.ts";
import { afterNo, endsByNo, signsOf } from "./kinds.ts";
import { changeDanger, dangerOf, withWords } from "./stages.ts";
import { letGo } from "./triple-zero/after-triple-zero.ts";

/**
 * Whether there is danger was asked and answered neither way: nobody is sent to 000 for that. It is said once when to ring it and what
 * to do otherwise, and staff read what was asked, and what of it was answered.
 */
export function closeUnansweredCheck(
  turn: Turn,
  { text }: DangerHeard,
  { isForStaff }: { isForStaff: boolean },
): Turn {
  const before = dangerOf(turn);
  const { kind, degree, age = null, advised } = before;
  const left = isAskedGently(kind) ? undefined : afterNo[kind];
  const words = withWords(before, text);
  const open = changeDanger(turn, {
    ...{ stage: left === undefined ? "over" : "advised", degree: "urgent", words, unclear: 0, due: null },
    ...(left !== undefined && { kind: left, advised: [...new Set([...advised, left])] }),
    isBorneOut: false,
  });
  const isClosed = false;
  const said = isAskedGently(kind)
    ? open
    : plan(open, {
        ...{ item: "danger", danger: kind, degree, stage: "open", isAgain: false, isClosed, age },
        ...(left !== undefined && { left }),
      });
  if (!isForStaff) return said;
  const noted = changeDanger(said, { alerted: [...dangerOf(said).alerted, kind] });
  return alert(noted, words, unanswered(kind, before.well ?? []));
}

/** The same, and the call ends. */
export function closeUnansweredCheckAndEnd(turn: Turn, told: DangerHeard): Turn {
  const { given } = dangerOf(turn);
  const open = closeUnansweredCheck(turn, told, { isForStaff: true });
  const isDespair = dangerOf(turn).kind === "self_harm";
  return letGo(isDespair ? changeDanger(open, { given: [...given, "lifeline"] }) : open, "finished");
}

/** Of these the numbers were said with the question, and nothing is told on. */
const isAskedGently = (kind: DangerKind): boolean => kind === "self_harm" || endsByNo(kind);

function unanswered(kind: DangerKind, well: readonly VitalSign[]): string {
  const answered = signsOf[kind].filter((sign) => well.includes(sign)).map((sign) => spokenSign[sign]);
  return [
    `The assistant asked about ${asked[kind] ?? signsOf[kind].map((sign) => spokenSign[sign]).join(" and ")} and had no answer to that.`,
    ...(answered.length > 0 ? [`Told to be well: ${answered.join(", ")}.`] : []),
    isAskedGently(kind) ? "It gave the numbers to ring with the question." : "It said when to dial 000.",
  ].join(" ");
}

const asked: Partial<Record<DangerKind, string>> = {
  self_harm: "harming themselves",
  violence: "somebody hurting them",
  swallowed_piece: "coughing, wheezing, dribbling and trouble breathing",
};
const spokenSign: Readonly<Record<VitalSign, string>> = {
  ...{ breathing: "breathing", swallowing: "swallowing", mouth_floor: "the tongue and voice" },
  ...{ opening: "opening the mouth", awake: "being awake", clear_headed: "being clear-headed" },
  ...{ bleeding: "heavy bleeding", chest: "pain or tightness in the chest", pallor: "sweating or pallor" },
  ...{ faint: "faintness", fever: "a fever" },
  ...{ spread: "the eye and neck", tongue: "the tongue or throat swelling", cough: "coughing" },
  ...{ one_sided: "weakness on one side", squeezing: "a squeezing pain", arm: "pain in an arm" },
};
