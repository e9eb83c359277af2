import { isRequestError, messageForPeople } from "./request-error.ts";

/** What the server found wrong with a form: by the name of the field, the first of each. */
export function fieldProblems(error: unknown): Record<string, string> {
  const refused = isRequestError(error) ? (error.problem?.errors ?? []) : [];
  const fields = refused.map(({ field, message }) => [field.split(".")[0] ?? field, message] as const);
  return Object.fromEntries(fields.toReversed());
}

/** What went wrong where none of these fields is to blame. */
export function otherProblem(
  error: unknown,
  fields: readonly string[],
  fallback = "It could not be saved. Try again.",
): string | null {
  if (!error) return null;
  const isShown = fields.some((field) => field in fieldProblems(error));
  return isShown ? null : messageForPeople(error, fallback);
}
