import type { Heard } from "../../hear/acts/acts.ts";
import type { DangerKind, Released } from "../../hear/acts/of-danger.ts";
import { change, type Turn } from "../turn.ts";
import { alert, standsNoMore } from "./alert.ts";
import type { Danger } from "./danger.ts";
import type { DangerHeard } from "./danger-heard.ts";
import { addsUp, allOfBleeding, isForDentist, isOfBleeding } from "./kinds.ts";
import { hasHappened, isByPeople } from "./release.ts";
import { advise, changeDanger, dangerOf, standDown, tell, withWords } from "./stages.ts";
import { offerVisit } from "./urgent-visit.ts";

/**
 * What is over by the caller's own word, or was of another time, is nothing of now: no first aid is given for it, what was given is not
 * gone on with, and the desk reads so.
 */

/** Of what was asked about, advised on or sent for, what has stopped. */
function stoppedBy({ ledger: { danger } }: Turn, told: DangerHeard): readonly DangerKind[] {
  if (danger === null || !told.isStopped) return [];
  const known = [danger.kind, ...danger.advised, ...danger.troubles];
  // 'It's all gone now', of what only wanted a dentist.
  if (told.isAllOver && danger.stage === "advised" && told.threats.length === 0)
    return known.filter((kind) => isOfBleeding(kind) || mayPass.has(kind));
  return known.some(isOfBleeding) ? allOfBleeding : [];
}
const mayPass: ReadonlySet<DangerKind> = new Set(["swelling", "severe_pain", "fever"]);

/** Asked whether it is so, or sent for, and told to be of another time: what was told as of now only by 'that was years ago'. */
export const isPastDanger = ({ ledger: { danger } }: Turn, told: DangerHeard): boolean =>
  danger !== null &&
  told.elsewhere !== null &&
  (told.elsewhere === "back" || isGoneDown(danger, told) || !(danger.isOfNow || isForDentist(danger.kind))) &&
  !isByPeople(danger.kind) &&
  !told.says("yes", "unsure", "distress", "somewhat") &&
  told.threats.every(({ danger: kind, degree }) => kind === danger.kind && degree !== "life");
/** A piece that went down weeks ago is through, where no sign of it is left: that it is quiet today makes it none of today's. */
const isGoneDown = ({ kind }: Danger, { signs, answer }: DangerHeard): boolean =>
  kind === "swallowed_piece" && signs.bad.length === 0 && answer !== "there_is";

/** Nothing is left of it; what else was told is seen to, and whoever felt it rang for something. */
export function endDanger(turn: Turn, heard: Heard, told: DangerHeard, by: Released | "past"): Turn {
  const before = dangerOf(turn);
  // First aid for what is only over is left to be said.
  if (by === "over" && !addsUp(before.kind)) return standDown(turn, heard, told);
  const over = noted(turn, told, [before.kind], by);
  const left = [...before.troubles, ...told.troubles.map(({ danger }) => danger)].filter(
    (kind) => kind !== before.kind && !before.advised.includes(kind),
  );
  const said = tell(over, before.kind, "over", { degree: "urgent", letGo: by });
  if (left.length > 0 && (by !== "past" || told.troubles.length > 0)) return advise(said, heard, left);
  const isFelt = (by === "seen" || by === "over") && !hasHappened(before.kind);
  // When they were seen to is no time to come.
  const untimed = { ...heard, acts: heard.acts.filter(({ kind }) => kind !== "when") };
  return isFelt ? offerVisit(said, untimed, { kinds: [before.kind], words: dangerOf(over).words }) : said;
}

function noted(turn: Turn, { text }: DangerHeard, kinds: readonly DangerKind[], by: Released | "past"): Turn {
  const before = dangerOf(turn);
  const over = changeDanger(turn, {
    ...{
      stage: "over",
      words: withWords(before, text),
      unclear: 0,
      isBorneOut: false,
      due: null,
      troubles: [],
    },
    ...{ safeTold: 0, isRefused: false, isUrged: false, isRinging: false, isDriven: false, alerted: [] },
    denied: [...new Set([...(before.denied ?? []), ...kinds])],
    notes: standsNoMore(before.notes),
    ...(before.stage === "sent" && { takenBack: [...new Set([...(before.takenBack ?? []), ...kinds])] }),
    over: [...new Set([...(before.over ?? []), ...kinds])],
    advised: before.advised.filter((kind) => !kinds.includes(kind)),
  });
  return before.alerted.length === 0 ? over : alert(over, dangerOf(over).words, forStaff[by]);
}
const forStaff: Readonly<Record<Released | "past", string>> = {
  past: "By the caller's own word that was of another time, and is not so now.",
  untrue: "By the caller's own word that was a misunderstanding, and did not happen.",
  seen: "By the caller's own word a doctor, a hospital or the poisons line has seen to it since.",
  in_care: "By the caller's own word a hospital or its people have them in care now.",
  over: "By the caller's own word it is over.",
};

/** Pushed back or bent is no tooth that is out: what is done for that one would harm this one. */
export function stillIn(turn: Turn, { troubles }: DangerHeard): Turn {
  const { danger } = turn.ledger;
  const isOut = troubles.some((act) => act.danger === "knocked_out_tooth");
  const isIn = troubles.some((act) => act.danger === "loosened_tooth" && act.certainty >= toldByName);
  if (danger === null || isOut || !isIn || !danger.advised.includes("knocked_out_tooth")) return turn;
  return changeDanger(turn, {
    kind: danger.kind === "knocked_out_tooth" ? "loosened_tooth" : danger.kind,
    advised: danger.advised.filter((kind) => kind !== "knocked_out_tooth"),
    troubles: danger.troubles.filter((kind) => kind !== "knocked_out_tooth"),
  });
}
const toldByName = 0.8;

/** What stopped is let be; what else was advised on stands. */
export function withoutStopped(turn: Turn, told: DangerHeard): Turn {
  const { danger } = turn.ledger;
  const kinds = stoppedBy(turn, told);
  if (danger === null || kinds.length === 0) return turn;
  const advised = danger.advised.filter((kind) => !kinds.includes(kind));
  const isAll = danger.stage === "advised" && advised.length === 0;
  return change(turn, {
    danger: {
      ...danger,
      advised,
      troubles: danger.troubles.filter((kind) => !kinds.includes(kind)),
      over: [...new Set([...(danger.over ?? []), ...kinds])],
      ...(isAll && { stage: "over" as const }),
      ...(danger.stage === "advised" &&
        advised[0] !== undefined &&
        kinds.includes(danger.kind) && { kind: advised[0] }),
    },
  });
}
