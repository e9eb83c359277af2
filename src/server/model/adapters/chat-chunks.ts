import { z } from "zod";
import { ModelFailure, type ModelPiece } from "#server/model/port.ts";
import { createReasoningFilter } from "./reasoning-blocks.ts";

/*
 * Chat-completion chunks as servers really send them: the index of a tool call missing, its id missing or repeated, its
 * arguments an object, a whole message instead of a delta, an error in place of a chunk.
 */
const toolCall = z.looseObject({
  index: z.number().nullish(),
  id: z.string().nullish(),
  function: z
    .looseObject({
      name: z.string().nullish(),
      arguments: z.union([z.string(), z.looseObject({})]).nullish(),
    })
    .nullish(),
});
const content = z.union([z.string(), z.array(z.looseObject({ text: z.string().optional() }))]).nullish();
const words = z.looseObject({ content, tool_calls: z.array(toolCall).nullish() });
const chunk = z.looseObject({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.looseObject({
        delta: words.nullish(),
        message: words.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
});

interface Call {
  id: string | null;
  name: string;
  argumentsText: string;
}

/** Longer than any answer that could be spoken. */
const mostCharacters = 20_000;

/** Puts an answer together from its chunks. */
export interface Assembly {
  /**
   * Words that may be used now, whether there was any of the answer in it (words or a part of a tool call), and whether the
   * model said that it has finished. Throws a `ModelFailure`.
   */
  take(json: string): { pieces: ModelPiece[]; isFinished: boolean; hasContent: boolean };
  /** What is left when the stream is over. */
  end(): ModelPiece[];
}

export function assemble(): Assembly {
  const calls: Call[] = [];
  const spoken = createReasoningFilter();
  let characters = 0;
  return {
    take: (json) => {
      const [choice] = chunkOf(json).choices ?? [];
      const said = choice?.delta ?? choice?.message;
      for (const part of said?.tool_calls ?? []) join(calls, part);
      const text = spoken.push(textIn(said?.content));
      characters += text.length;
      if (characters > mostCharacters)
        throw new ModelFailure("nonsense", "The language model's answer has no end");
      if (choice?.finish_reason === "content_filter")
        throw new ModelFailure("nonsense", "The language model's server filtered the answer");
      return {
        pieces: text === "" ? [] : [{ type: "text", text }],
        isFinished: Boolean(choice?.finish_reason),
        hasContent: text !== "" || (said?.tool_calls ?? []).length > 0,
      };
    },
    end: () => {
      const text = spoken.end();
      const named = calls.filter(({ name }) => name !== "");
      return [
        ...(text === "" ? [] : [{ type: "text" as const, text }]),
        ...named.map(({ name, argumentsText }) => ({ type: "tool_call" as const, name, argumentsText })),
      ];
    },
  };
}

function chunkOf(text: string): z.infer<typeof chunk> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    // The words themselves stay out of the error: they may be a patient's.
    throw new ModelFailure("nonsense", "The language model's server sent no JSON");
  }
  const read = chunk.safeParse(json);
  if (!read.success)
    throw new ModelFailure("nonsense", "The language model's server sent no chat completion");
  if (read.data.error !== undefined && read.data.error !== null)
    throw new ModelFailure("unreachable", "The language model's server reported an error");
  return read.data;
}

const textIn = (from: z.infer<typeof content>): string =>
  typeof from === "string" ? from : (from ?? []).map(({ text }) => text ?? "").join("");

/** A piece belongs to the call of its index; without one to the last, unless it brings a new name. */
function join(calls: Call[], part: z.infer<typeof toolCall>): void {
  const name = part.function?.name ?? "";
  const given = part.function?.arguments ?? "";
  const argumentsText = typeof given === "string" ? given : JSON.stringify(given);
  const id = part.id ?? null;
  const last = calls.at(-1);
  const isNew = id !== null && last?.id !== null && id !== last?.id && name !== "";
  const known = typeof part.index === "number" && !isNew ? calls[part.index] : isNew ? undefined : last;
  const begins = known === undefined || (typeof part.index !== "number" && name !== "" && known.name !== "");
  if (begins) calls.push({ id, name, argumentsText });
  else {
    known.name ||= name;
    known.argumentsText += argumentsText;
  }
}
