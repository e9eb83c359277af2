import { noWhen } from "../../readings.ts";
import { readWhen } from "../../when/read-when.ts";
import type { Utterance } from "../../words.ts";
import type { ActLabel, PromptKind } from "../acts/labels.ts";
import type { HearContext } from "../context.ts";
import { sure } from "../found.ts";
import type { ReadLabel } from "../learned/label-reader.ts";
import { treatmentsNamed } from "../treatments/treatment-acts.ts";

/** A visit asked for in the form of a question: it is wished for, whatever else it sounds like. */

/** 'Can I have a clean on Saturday' asks for one, and not whether it may be done to them. */
export function withRequested(
  labels: readonly ReadLabel<ActLabel>[],
  parts: readonly Utterance[],
  context: HearContext,
): readonly ReadLabel<ActLabel>[] {
  if (context.prompt === "danger") return labels;
  const requested = parts.flatMap((part, clause) => (requestsVisit(part, context) ? [clause] : []));
  if (requested.length === 0) return labels;
  const read = labels.map((each) =>
    requested.includes(each.clause) && soundsLike.has(each.label)
      ? { ...each, label: "want.book" as const }
      : each,
  );
  const isHeard = read.some(({ label }) => label.startsWith("want."));
  const [first] = requested;
  return isHeard || first === undefined || !begins.has(context.prompt)
    ? read
    : [...read, { label: "want.book", clause: first, certainty: sure }];
}
const soundsLike: ReadonlySet<ActLabel> = new Set(["ask.suitability", "ask.services", "ask.able"]);
/** Nothing is being settled that a day or a treatment could be told of. */
const begins: ReadonlySet<PromptKind | null> = new Set(["open", "anything_else", null]);

const requesting =
  /^(?:(?:hi|hello|hey|hiya|yeah|yes|um|uh|so|and|look|morning|afternoon|please|there) )*(?:can|could|may) (?:i|we) (?:please )?(?:have|get|grab|book|come in for|come for)\b/i;
/** 'Can I have a filling while I'm pregnant' asks whether it may be done. */
const onCondition = /\b(?:while|if|when|with|without|pregnant|breastfeeding|still|even|safely)\b/i;

function requestsVisit(part: Utterance, context: HearContext): boolean {
  const words = part.words.map(({ word }) => word).join(" ");
  const asked = requesting.exec(words);
  if (!asked || onCondition.test(words)) return false;
  const verbAt = asked[0].split(" ").length;
  const isNext = treatmentsNamed(part).some(({ span }) => {
    const at = part.words.findIndex(({ start }) => start >= span[0]);
    return at >= verbAt && at - verbAt <= mostBetween;
  });
  const { days, times } = isNext ? readWhen(words, context) : noWhen;
  return isNext && (days.length + times.length > 0 || part.words.length <= mostWords);
}
/** 'A quick check-up'; 'a price for a crown' is something else. */
const mostBetween = 2;
const mostWords = 8;
