import { lineNumber } from "../frames/people.ts";
import { isForTeam, tellTeam } from "../frames/team-task.ts";
import type { PlanItem } from "../plan.ts";
import { askTool, change, effect, plan, type Turn } from "../turn.ts";
import { openCallback } from "./handover.ts";

/** So many silences in a row end the call. */
const mostSilences = 3;

/** Nobody speaks: the question again, then 'hello?', then the call ends. Whoever asked for a moment is left alone first. */
export function answerSilence(turn: Turn, isBack: boolean): Turn {
  const { quietSilences, silences, asked } = turn.ledger;
  if (quietSilences > 0 && !isBack) return change(turn, { quietSilences: quietSilences - 1 });
  const again: readonly PlanItem[] = asked
    ? [{ item: "ask", prompt: asked, attempt: Math.min(silences + 2, 3), name: null }]
    : [];
  if (isBack && turn.ledger.isBegunAgain) return beginAgain(turn);
  if (isBack) return plan(turn, ...again);
  const silent = change(turn, { silences: silences + 1 });
  return silences + 1 < mostSilences ? plan(silent, { item: "hello_again" }, ...again) : giveUpLine(silent);
}

/** What they were in the middle of is not known any more. */
function beginAgain(turn: Turn): Turn {
  const { asked } = turn.ledger;
  return plan(
    change(turn, { isBegunAgain: false }),
    { item: "begun_again" },
    ...(asked ? [{ item: "ask", prompt: asked, attempt: 1, name: null } as const] : []),
  );
}

const leaveAlone =
  "They asked not to be reached on the phone they rang from, or no number is known: don't ring it back unless you know that it's safe.";

/** A caller lost in the middle of something, or with what nobody here could answer, whose number is known, is rung back. */
function giveUpLine(turn: Turn): Turn {
  const { matters, people, caller, questions, complaint, told } = turn.ledger;
  const phone = people[caller]?.phone ?? lineNumber(turn.ledger);
  const isUnderWay =
    matters.some(({ status }) => status === "open") ||
    questions.some(({ status }) => status === "unknown") ||
    (complaint != null && told === undefined);
  const isWordLeft = matters.some((matter) => matter.status === "open" && isForTeam(matter));
  if ((isUnderWay && phone !== null) || isWordLeft) {
    // Whoever wants nothing sent to this phone may not be the only one who has it in hand.
    const isUnsafe = people[caller]?.isTextUnwanted !== undefined || phone === null;
    const opened = isUnsafe
      ? openCallback(turn, `The line went silent. ${leaveAlone}`, "message")
      : openCallback(turn, "The line went silent.");
    const index = opened.ledger.current ?? 0;
    const told = tellTeam(opened.ledger, index, "hang_up");
    return askTool(opened, told.effect, told.waiting);
  }
  const ended = plan(change(turn, { isEnded: true, asked: null }), { item: "bye", why: "silence" });
  return { ...effect(ended, { type: "hang_up", reason: "abandoned" }), isOver: true };
}
