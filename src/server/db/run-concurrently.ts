/**
 * Statements of one transaction that do not need each other, in no promised order: sent at once they wait for the wire
 * together, not one after the other. All are over when this resolves or throws (what the first listed of the failed ones
 * threw), so nothing is still under way when the transaction is rolled back.
 */
export async function runConcurrently<const Work extends readonly unknown[]>(
  ...work: Work
): Promise<{ -readonly [K in keyof Work]: Awaited<Work[K]> }> {
  const outcomes = await Promise.allSettled(work);
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return outcomes.map((outcome) => outcome.status === "fulfilled" && outcome.value) as never;
}
