/**
 * One cell of a CSV file (RFC 4180). A spreadsheet runs a text that begins like a formula, so such a text gets an
 * apostrophe in front (OWASP, "CSV Injection").
 */
export function csvCell(value: string | number): string {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row with its line end. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(",")}\r\n`;
