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

/** The server's sentence for people, else what it answered; `fallback` when no answer came at all. */
export function messageForPeople(error: unknown, fallback: string): string {
  if (!isRequestError(error)) return fallback;
  return error.problem?.detail ?? error.message;
}

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
