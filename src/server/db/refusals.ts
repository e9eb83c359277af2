/** What the database refused, read from the driver's error below drizzle's wrapper. */
const exclusionViolation = "23P01";
const uniqueViolation = "23505";

export const isDoubleBooking = (error: unknown): boolean => codeOf(error) === exclusionViolation;
export const isDuplicate = (error: unknown): boolean => codeOf(error) === uniqueViolation;

function codeOf(error: unknown): string | null {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if ("code" in cause && typeof cause.code === "string") return cause.code;
  }
  return null;
}
