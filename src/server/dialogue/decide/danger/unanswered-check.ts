import type { DangerKind } from "../../hear/acts/of-danger.ts";
import { plan, type Turn } from "../turn.ts";
import { alert } from "./alert.ts";
import type { DangerHeard } from "./danger-heard.ts";
import { afterNo, endsByNo, isOfBleeding } from "./kinds.ts";
import { changeDanger, dangerOf, withWords } from "./stages.ts";
import { letGo } from "./triple-zero/after-triple-zero.ts";

/**
 * Whether there is danger was asked and answered neither way: nobody is sent to 000 for that. It is said once when to ring it and what
 * to do otherwise, and staff read the question and what was said to it.
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
        ...(turn.ledger.isThinned && isOfBleeding(kind) && { isThinned: true as const }),
      });
  if (!isForStaff) return said;
  const noted = changeDanger(said, { alerted: [...dangerOf(said).alerted, kind] });
  return alert(noted, words, unanswered(kind));
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

/** The exchange itself stands on the card. */
const unanswered = (kind: DangerKind): string =>
  [
    kind === "self_harm" || kind === "violence"
      ? `The assistant asked about ${askedGently[kind]} and had no answer to that.`
      : "The assistant had no plain yes or no to its question.",
    isAskedGently(kind) ? "It gave the numbers to ring with the question." : "It said when to dial 000.",
  ].join(" ");

const askedGently = { self_harm: "harming themselves", violence: "somebody hurting them" } as const;
