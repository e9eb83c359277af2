import { z } from "zod";
import { spokenDate, twelveHour } from "#kernel/spoken-dates.ts";
import { toLocal } from "#kernel/zoned-time.ts";
import {
  type ModelHearingContext,
  type Proposal,
  type ProposedAct,
  proposedKinds,
  type SaidBefore,
} from "#server/dialogue/model-turns.ts";
import { hearingInstructions, hearingTool } from "./hearing-instructions.ts";
import type { ModelQuestion } from "./port.ts";

/** A call as the model is told of it; every text is disguised already. */
export interface Hearing {
  heard: string;
  before: readonly SaidBefore[];
  context: ModelHearingContext;
  /** Whatever may hold a name, disguised. */
  hide(text: string): string;
}

/** Short names for what can be pointed at, so that no id of ours leaves the house. */
export interface HearingQuestion {
  question: ModelQuestion;
  /** From the short name to the candidate's id. */
  idOf: ReadonlyMap<string, string>;
}

/** Asks what the caller's words do in this call. The instructions are the same on every call, so that a server can keep them. */
export function hearingQuestion({ heard, before, context, hide }: Hearing): HearingQuestion {
  const { date, time } = toLocal(context.now, context.timeZone);
  const idOf = new Map<string, string>();
  const shown = context.candidates.map((each) => {
    const count = [...idOf.keys()].filter((short) => short.startsWith(letters[each.kind])).length;
    const short = `${letters[each.kind]}${count + 1}`;
    idOf.set(short, each.id);
    return `${short}: ${shownAs(each, hide)}`;
  });
  const content = {
    now: `${spokenDate(date)} ${date.slice(0, 4)}, ${twelveHour(time)}`,
    ...(before.length > 0 && { before: before.map(({ by, words }) => `${by}: ${hide(words)}`) }),
    asked: context.ask ?? "nothing",
    ...(context.doing && { doing: context.doing }),
    ...(context.known.length > 0 && { known: context.known }),
    ...(shown.length > 0 && { can_be_picked: shown }),
    ...(context.isDanger && { danger_spoken_of: true }),
    caller_said: heard,
  };
  return {
    idOf,
    question: {
      instructions: hearingInstructions,
      content: JSON.stringify(content),
      tool: hearingTool,
      maxTokens: 400,
    },
  };
}

const letters = { time: "t", visit: "v", person: "p" } as const;

function shownAs(each: ModelHearingContext["candidates"][number], hide: (text: string) => string): string {
  const when =
    each.date === undefined
      ? ""
      : ` ${spokenDate(each.date)}${each.time ? `, ${twelveHour(each.time)}` : ""}`;
  const what = each.treatment ? ` ${each.treatment}` : "";
  const whose = each.name ? ` of ${hide(each.name)}` : "";
  return each.kind === "person" ? `person${whose.replace(" of", "")}` : `${each.kind}${what}${when}${whose}`;
}

const kinds: ReadonlySet<string> = new Set(proposedKinds);
const answer = z.object({
  acts: z.array(
    z.object({
      does: z.string(),
      words: z.string().max(600),
      which: z.string().max(80).nullish(),
    }),
  ),
});
/** Nobody does more in one breath. */
const mostActs = 24;

/**
 * What the model says that the words do, from a tool call or in words; null when it is no answer, or only of kinds that there are none of. Kinds that are not known are left out; what
 * is pointed at is put back as the call has it, `restore` the words as they were said.
 */
export function proposalIn(
  text: string,
  idOf: ReadonlyMap<string, string>,
  restore: (words: string) => string,
): Proposal | null {
  const json = /\{[\s\S]*\}/.exec(text)?.[0];
  const read = json === undefined ? null : answer.safeParse(parsed(json));
  if (!read?.success) return null;
  const acts = read.data.acts.slice(0, mostActs).flatMap(({ does, words, which }): ProposedAct[] => {
    if (!kinds.has(does) || words.trim() === "") return [];
    const id = which == null ? undefined : (idOf.get(which) ?? which);
    return [
      { does: does as ProposedAct["does"], words: restore(words), ...(id !== undefined && { which: id }) },
    ];
  });
  return acts.length === 0 && read.data.acts.length > 0 ? null : { acts };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    // A model's slip; the built-in reading stands instead.
    return null;
  }
}
