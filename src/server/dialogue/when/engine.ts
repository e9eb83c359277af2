import { mendHomophones } from "./homophones.ts";
import type { Line } from "./line.ts";
import type { Mention } from "./mention.ts";
import type { ParseContext } from "./parse-context.ts";
import type { QualifiedDay, QualifiedMention, QualifiedTime } from "./qualified-mention.ts";
import { lineOf, mentionsIn } from "./recognisers.ts";
import { resolveDays } from "./refine/days.ts";
import { joinDates } from "./refine/join-dates.ts";
import { assignRoles } from "./refine/roles.ts";
import { resolveTimes } from "./refine/times.ts";
import { tokenise } from "./tokens.ts";

export interface Understood {
  line: Line;
  said: readonly QualifiedMention[];
  days: readonly QualifiedDay[];
  /** Days that tell an end of all the others: 'away till Friday'. */
  bounds: readonly QualifiedDay[];
  times: readonly QualifiedTime[];
}

/** A caller's turn is shorter by far; what is longer is read as far as this. */
const longestText = 2000;

/** Everything an utterance says about when: recognisers first, then the refiners in their order. */
export function understandWhen(text: string, context: ParseContext): Understood {
  const line = lineOf(
    text,
    mendHomophones(tokenise(text.length > longestText ? text.slice(0, longestText) : text)),
    context,
  );
  const mentions = mentionsIn(line).filter(({ meaning }) => meaning.kind !== "nothing");
  if (mentions.length === 0) return { line, said: [], days: [], bounds: [], times: [] };
  const said = assignRoles(line, joinDates(line, withoutNow(mentions, context)));
  const { days, bounds } = resolveDays(line, said);
  const day = days.find(({ role, days: d }) => role === "wanted" && d.first === d.last)?.days.point ?? null;
  return { line, said, days, bounds, times: resolveTimes(line, said, day) };
}

/** 'I would like to book now, for Tuesday': beside another day or time 'now' only tells when the caller asks. */
function withoutNow(mentions: readonly Mention[], { today, minutes }: ParseContext): readonly Mention[] {
  const others = mentions.filter(
    ({ meaning }) => meaning.kind !== "moment" || meaning.day !== today || meaning.minute !== minutes,
  );
  return others.length > 0 ? others : mentions;
}
