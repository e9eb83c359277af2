import type { Problem } from "#contract/errors.ts";

/** A request that the server refused. `message` is `status: body`, `problem` what the body said to people. */
export interface RequestError extends Error {
  status: number;
  problem: Problem | null;
}

export async function requestErrorFrom(response: Response): Promise<RequestError> {
  const text = await response.text();
  return Object.assign(new Error(`${response.status}: ${text || response.statusText}`), {
    status: response.status,
    problem: problemFrom(text),
  });
}

export const isRequestError = (error: unknown): error is RequestError =>
  error instanceof Error && "status" in error && typeof error.status === "number";

/** HTTP status of a refused request; `null` when no answer came at all. */
export const statusOf = (error: unknown): number | null => (isRequestError(error) ? error.status : null);

/** A request that got no answer at all: not even a refusal. */
export const unanswered = (error: unknown): unknown =>
  // One that the page itself has broken off is something else.
  error instanceof TypeError ? Object.assign(error, { isUnanswered: true }) : error;

const noAnswer = "Enamel did not answer. Check the network, then try again.";

/** The server's sentence for people, else what it answered; `fallback` when no answer came at all, and then also what can be done. */
export function messageForPeople(error: unknown, fallback: string): string {
  if (isRequestError(error)) return error.problem?.detail ?? error.message;
  if (!(error instanceof TypeError && "isUnanswered" in error)) return fallback;
  // Either way one text on a page; a notice can tell the two apart.
  return `${fallback}${fallback.endsWith(".") ? "\n" : ". "}${noAnswer}`;
}

/** What failed, word for word, and what can be done where nothing answered. */
export const withAdviceApart = (message: string): string[] =>
  message.split(/(?:\. |\n)(?=Enamel did not answer\.)/);

function problemFrom(text: string): Problem | null {
  try {
    const body: unknown = JSON.parse(text);
    const isProblem =
      typeof body === "object" &&
      body !== null &&
      "detail" in body &&
      typeof body.detail === "string" &&
      body.detail !== "";
    return isProblem ? (body as Problem) : null;
  } catch {
    // Not JSON: a proxy's page or plain text. The message still carries it.
    return null;
  }
}
