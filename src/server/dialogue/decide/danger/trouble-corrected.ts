import type { Act, Heard } from "../../hear/acts/acts.ts";
import type { DangerKind } from "../../hear/acts/of-danger.ts";
import type { Turn } from "../turn.ts";
import { alert } from "./alert.ts";
import type { DangerHeard } from "./danger-heard.ts";
import { advise, changeDanger, dangerOf, tell, withWords } from "./stages.ts";

/**
 * 'It's the filling, not the tooth': the trouble is what they say it is. What was said of the other is taken back in a word, is never said again,
 * and the team reads so.
 */
type Corrected = Extract<Act, { kind: "trouble_is" }>;

/** What it may have been taken for. */
const takenFor: Partial<Record<DangerKind, readonly DangerKind[]>> = {
  lost_crown: ["knocked_out_tooth", "loosened_tooth", "broken_tooth"],
  broken_tooth: ["knocked_out_tooth"],
};

const spoken: Partial<Record<DangerKind, string>> = {
  lost_crown: "a filling, a crown or the like, and not the tooth",
  broken_tooth: "a part of the tooth, and not the whole of it",
};

export function correctTrouble(turn: Turn, heard: Heard, told: DangerHeard): Turn | null {
  const { stage, advised, over = [], alerted, words } = dangerOf(turn);
  const act = heard.acts.find((each): each is Corrected => each.kind === "trouble_is");
  if (stage !== "advised" || act === undefined || told.threats.length > 0) return null;
  const wrong = advised.filter((kind) => takenFor[act.danger]?.includes(kind));
  const [first] = wrong;
  if (first === undefined || advised.includes(act.danger)) return null;
  const left = changeDanger(turn, {
    kind: act.danger,
    advised: advised.filter((kind) => !wrong.includes(kind)),
    over: [...new Set([...over, ...wrong])],
    words: withWords(dangerOf(turn), heard.text),
  });
  const said = tell(left, first, "over", { degree: "urgent", letGo: "untrue" });
  const isOnCard = wrong.some((kind) => alerted.includes(kind));
  const note = `By the caller's own word it is ${spoken[act.danger] ?? "something else"}.`;
  const known = isOnCard ? alert(said, withWords({ ...dangerOf(turn), words }, heard.text), note) : said;
  return advise(known, heard, [act.danger]);
}
