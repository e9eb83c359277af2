/**
 * How long a dental practice keeps the record of a visit: seven years from the last one, and of a child until the age of 25
 * (Health Records Act 2001 (Vic) HPP 4.2, Health Records and Information Privacy Act 2002 (NSW) s 25, Health Records
 * (Privacy and Access) Act 1997 (ACT)); the other states follow the same rule as good practice.
 */
export const keptYears = 7;
export const keptUntilAge = 25;
export const adultAge = 18;

const addYears = (date: string, years: number): string => {
  const [year = "", month = "01", day = "01"] = date.split("-");
  const at = new Date(Date.UTC(Number(year) + years, Number(month) - 1, Number(day)));
  return at.toISOString().slice(0, 10);
};

/** Until which day the visits stay on record; null = nothing has to be kept. Dates are the clinic's. */
export function keptUntil(
  { lastVisit, dateOfBirth }: { lastVisit: string | null; dateOfBirth: string | null },
  today: string,
): string | null {
  if (lastVisit === null) return null;
  const byVisit = addYears(lastVisit, keptYears);
  const wasChild = dateOfBirth !== null && lastVisit < addYears(dateOfBirth, adultAge);
  const byAge = wasChild ? addYears(dateOfBirth, keptUntilAge) : byVisit;
  const [until = byVisit] = [byVisit, byAge].toSorted().reverse();
  return until > today ? until : null;
}
