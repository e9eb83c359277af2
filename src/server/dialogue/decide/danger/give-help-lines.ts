import type { Heard } from "../../hear/acts/acts.ts";
import type { DangerKind, HelpLineId } from "../../hear/acts/of-danger.ts";
import type { PlanItem } from "../plan.ts";
import { plan, type Turn } from "../turn.ts";
import type { Danger } from "./danger.ts";
import type { DangerHeard } from "./danger-heard.ts";
import { lineOf } from "./kinds.ts";
import { changeDanger, dangerOf, tell } from "./stages.ts";

/** Whoever asks for a number has it at once, wherever the call stands; in danger, 'the number' is the one for that. */
export function giveHelpLines(turn: Turn, { acts }: Heard, { asksForNumber }: DangerHeard): Turn {
  const named = acts.flatMap((act) => (act.kind === "help_line" ? [act.line] : []));
  const { danger } = turn.ledger;
  if (isTakenBack(turn)) return turn;
  const meant = asksForNumber && named.length === 0 && danger ? linesAskedFor(turn, danger) : [];
  // Asked for once more, it is to be written down.
  const isGiven = (line: HelpLineId): boolean =>
    danger?.given.includes(line) === true &&
    (line === lineOf.self_harm || acts.some(({ kind }) => kind === "slower" || kind === "repeat"));
  const lines = [...new Set([...named, ...meant])].filter((line) => !isSaidIn(turn, line));
  const given = plan(
    lines.length > 0 ? withNumber(turn) : turn,
    ...lines.map(
      (line): PlanItem => ({
        ...{ item: "help_line", line },
        ...(isGiven(line) && { isSlow: true as const }),
        ...(asksForNumber && line === "clinic_emergency" && besideNumber(turn)),
      }),
    ),
  );
  if (lines.length === 0 || danger === null) return given;
  return changeDanger(given, { given: [...new Set([...danger.given, ...lines])] });
}

/** 'What Lifeline, I'm only tired': whoever was taken for desperate hears it no more. */
const isTakenBack = ({ plan: planned }: Turn): boolean =>
  planned.some((item) => item.item === "danger" && item.danger === "self_harm" && item.stage === "over");

/** 'What was the number' is the one that was given just now; else the one for what was told, and with it what was given before. */
function linesAskedFor({ ledger: { lastPlan } }: Turn, danger: Danger): readonly HelpLineId[] {
  const isSent = danger.stage === "sent";
  const isOther = (line: HelpLineId): boolean => isSent || line !== "emergency";
  const last = lastPlan.flatMap((item) => (item.item === "help_line" ? [item.line] : [])).filter(isOther);
  const own = isSent && danger.kind === "allergic" ? undefined : lineOf[danger.kind];
  const [line = own] = last.slice(-1);
  if (line !== undefined) return [line];
  if (isSent) return ["emergency"];
  // What a dentist sees to is for whoever is on call at the clinic.
  return [...danger.given.filter(isOther).slice(-1), "clinic_emergency"];
}

/** When it is 000 all the same, as long as that is not denied. */
const besideNumber = (turn: Turn): { unless?: DangerKind } => {
  const { kind, stage } = dangerOf(turn);
  return stage === "asked" || stage === "advised" ? { unless: kind } : {};
};

/** In the same breath. */
const isSaidIn = ({ plan: planned }: Turn, line: HelpLineId): boolean =>
  planned.some(
    (item) =>
      (item.item === "help_line" && item.line === line) ||
      (item.item === "first_aid" && item.of === "what" && lineOf[item.danger] === line),
  );

/** No other number stands in the place of 000. */
function withNumber(turn: Turn): Turn {
  const { kind, stage, degree } = dangerOf(turn);
  const isSaid = turn.plan.some(({ item }) => item === "danger" || item === "first_aid");
  if (stage !== "sent" || kind === "self_harm" || isSaid) return turn;
  return tell(turn, kind, "sent", { degree, isAgain: true });
}
