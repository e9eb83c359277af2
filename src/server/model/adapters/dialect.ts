import type { ModelQuestion } from "#server/model/port.ts";

/** What a server takes of the interface that all of them claim to speak. */
export interface Dialect {
  /** What the limit of an answer is called: by newer hosted models `max_completion_tokens`, by everybody else `max_tokens`. */
  maxTokensField: "max_tokens" | "max_completion_tokens";
  /** Thinking models take no other than their own. */
  takesTemperature: boolean;
  /** How a tool is asked for: by its name, as the only one, or not at all: then its schema is told in words. */
  tools: "named" | "required" | "in_words";
}

/** What is known of servers by the way they refuse a question, by what their sentence names. The order is the order of trying. */
const lessons: readonly { names: RegExp; learn(dialect: Dialect): Dialect }[] = [
  {
    names: /max_(?:completion_)?tokens/i,
    learn: (dialect) => ({
      ...dialect,
      maxTokensField:
        dialect.maxTokensField === "max_tokens" ? "max_completion_tokens" : dialect.maxTokensField,
    }),
  },
  { names: /temperature/i, learn: (dialect) => ({ ...dialect, takesTemperature: false }) },
  {
    names: /tool_choice/i,
    learn: (dialect) => ({ ...dialect, tools: dialect.tools === "named" ? "required" : "in_words" }),
  },
  { names: /\b(?:tools?|functions?)\b|tool[_ -]use/i, learn: withoutTools },
];

/** A question that is too long is refused however it is put. */
const tooLong = /context[_ -]?(?:length|size|window)|maximum context|exceed_context|too many tokens/i;
export const isTooLong = (refusal: string): boolean => tooLong.test(refusal);

/** These say that the question is wrong; others may say so of its tool. */
const ofTheQuestion: ReadonlySet<number> = new Set([400, 422]);
const perhapsOfTheTool: ReadonlySet<number> = new Set([404, 500, 501]);

/**
 * How to ask again after a refusal; null where asking in another way is no use. Every answer but null gives something up for
 * good, so that asking comes to an end. Pure.
 *
 * @param refusal the beginning of what the server said about it
 */
export function afterRefusal(
  dialect: Dialect,
  { status, refusal, hasTool }: { status: number; refusal: string; hasTool: boolean },
): Dialect | null {
  if (isTooLong(refusal)) return null;
  const isAboutTool = hasTool && ofTool.test(refusal);
  if (!ofTheQuestion.has(status) && !(perhapsOfTheTool.has(status) && isAboutTool)) return null;
  for (const { names, learn } of lessons) {
    if (!names.test(refusal) || (learn === withoutTools && !hasTool)) continue;
    const learnt = learn(dialect);
    if (!isSame(learnt, dialect)) return learnt;
  }
  // Whoever refuses without a reason is asked once more without what is refused most often.
  return hasTool && dialect.tools !== "in_words" ? withoutTools(dialect) : null;
}

const ofTool = /\b(?:tools?|functions?|tool_choice)\b/i;

function withoutTools(dialect: Dialect): Dialect {
  return { ...dialect, tools: "in_words" };
}

const isSame = (one: Dialect, other: Dialect): boolean =>
  one.maxTokensField === other.maxTokensField &&
  one.takesTemperature === other.takesTemperature &&
  one.tools === other.tools;

/** The body of a question, as this server takes it. */
export function bodyOf(model: string, dialect: Dialect, question: ModelQuestion): object {
  const { instructions, content, tool, maxTokens } = question;
  const isInWords = tool !== null && dialect.tools === "in_words";
  return {
    model,
    stream: true,
    ...(dialect.takesTemperature && { temperature: 0.4 }),
    [dialect.maxTokensField]: maxTokens,
    // 'system' is known to every server, 'developer' to few.
    messages: [
      { role: "system", content: isInWords ? `${instructions}\n\n${inWords(tool)}` : instructions },
      { role: "user", content },
    ],
    ...(tool &&
      !isInWords && {
        tools: [{ type: "function", function: tool }],
        tool_choice:
          dialect.tools === "named" ? { type: "function", function: { name: tool.name } } : "required",
      }),
  };
}

const inWords = ({ name, parameters }: NonNullable<ModelQuestion["tool"]>): string =>
  `There is no tool to call here. Instead of calling ${name}, answer with its arguments alone: one JSON object, no other words, no code fence. Its JSON Schema: ${JSON.stringify(parameters)}`;
