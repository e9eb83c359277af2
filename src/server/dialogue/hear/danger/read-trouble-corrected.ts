import { toFinder } from "../../phrase.ts";
import { heardBetween, type Utterance } from "../../words.ts";
import type { DangerKind } from "../acts/of-danger.ts";
import { type Found, sure } from "../found.ts";

/**
 * What the trouble is, put right: 'it's the filling, not the tooth', 'nah half of it's still in'. Said of a tooth that was taken to be out, it
 * takes that back.
 */
const made =
  "(filling|fillings|crown|crowns|cap|veneer|veneers|bridge|inlay|onlay|denture|dentures|plate|bracket|brackets|braces|brace|retainer|temporary|falsie)";
const is = "(it|that|this) (is|was)";
const tooth = "(tooth|teeth)";

const find = toFinder<DangerKind>([
  {
    means: "lost_crown",
    say: [
      `${is} ..3 ${made}`,
      `${made} ..3 not ..3 ${tooth}`,
      `not ..3 ${tooth} ..5 ${made}`,
      `(only|just) ..2 ${made}`,
      `(said|meant|mean|saying|talking about) ..3 ${made}`,
    ],
    // 'Which bit is the crown' asks how to hold the tooth.
    unless: [
      `(by|hold|holding|which|what|where) ..4 ${made}`,
      `not ..2 ${made}`,
      `(and|plus|also|too|as well) ..3 ${made}`,
      `${made} (and|too|as well|also)`,
    ],
  },
  {
    means: "broken_tooth",
    say: [
      `${tooth} ..3 (still|half|partly|mostly) ..2 (there|in|left)`,
      `(half|some|most|rest|root) ..2 (it|${tooth.slice(1, -1)}) ..3 (still|there|in|left)`,
      `(only|just) ..2 (bit|piece|chip|corner|half|fragment) ..2 (it|tooth|off|broke|broken|snapped|came|missing|gone)`,
      `(not|never) ..2 (whole|all|entire|full) ..2 (tooth|thing|lot|of it)`,
      "(it|that) is (just|only)? ..1 (chipped|cracked|snapped|broken) (not|only|$)",
    ],
    unless: ["(wait|while|sec|second|minute|hour|time|bit of (pain|blood|bleeding|a))"],
  },
]);

/** What was made comes before what is left of the tooth. */
export function readTroubleCorrected(parts: readonly Utterance[]): readonly Found[] {
  const all = parts.flatMap((part) =>
    find(part).map(({ value, from, to }) => ({ value, span: heardBetween(part, from, to).span })),
  );
  const first = all.find(({ value }) => value === "lost_crown") ?? all[0];
  return first === undefined
    ? []
    : [{ act: { kind: "trouble_is", danger: first.value }, span: first.span, certainty: sure }];
}
