import type { PlanItem } from "../plan.ts";
import { change, plan, type Turn } from "../turn.ts";
import { endsByNo } from "./kinds.ts";
import { dangerNeed } from "./protocol.ts";
import { changeDanger, dangerOf, sendUnheard, tell } from "./stages.ts";
import { ringOff } from "./triple-zero/after-triple-zero.ts";

/**
 * Nobody speaks while somebody may be in danger: asked once more, then taken at the worst; after 000 the line is kept open for
 * a while, longer for whoever may harm themselves. Null when the silence is one like any other.
 */
export function dangerSilence(turn: Turn): Turn | null {
  const { danger, asked, quietSilences, silences } = turn.ledger;
  if (danger === null || quietSilences > 0) return null;
  // What came between kept it from being put.
  if (danger.due !== null) return dangerNeed(turn);
  if (asked?.kind !== "danger") return null;
  const silent = change(turn, { silences: silences + 1 });
  const again: PlanItem = {
    item: "ask",
    prompt: asked,
    attempt: danger.kind === "self_harm" ? 1 : 2 + (silences % 2),
    name: null,
  };
  if (danger.stage === "asked")
    return silences === 0
      ? plan(changeDanger(silent, { unclear: danger.unclear + 1, isBorneOut: true }), again)
      : dangerNeed(sendUnheard(change(turn, { silences: 0 })));
  const most = danger.kind === "self_harm" ? mostOfSelfHarm : mostOfOthers;
  if (silences + 1 >= most) return ringOff(silent);
  // A 'hello?' may be overheard by whoever is near them.
  return silences % 2 === 0 && !endsByNo(danger.kind)
    ? plan(silent, { item: "hello_again" }, again)
    : tell(silent, danger.kind, "sent", { degree: dangerOf(turn).degree, isAgain: true });
}

/** So many silences in a row end the call. */
const mostOfOthers = 3;
const mostOfSelfHarm = 7;
