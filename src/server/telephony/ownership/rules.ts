import type { NumberCodeWay } from "#contract/telephony/phone-options.ts";

export const codeMinutes = 10;
export const attemptsPerCode = 5;
const day = 86_400_000;
export const codeWindowMs = day;
/**
 * Codes in a day: enough for somebody who does not get to the telephone, and too few to pester a number, to guess (three codes of
 * five attempts: 1 in 66,000) or to run up a bill with accounts made for it.
 */
export const codesPerDay = { clinic: 6, number: 3, server: 100 } as const;

/** Without who asked: whoever gets it may never have heard of them. */
export function codeWords(by: NumberCodeWay, code: string): string {
  const reason = "lets a dental clinic's assistant answer this number";
  return by === "text"
    ? `${code} is your Enamel code. It ${reason}. If you did not ask for it, do nothing and tell nobody.`
    : `This is Enamel. Your code is ${[...code].join(", ")}. It ${reason}. If you did not ask for it, hang up and tell nobody.`;
}

/** What a row says of a number that was given without anybody describing it: what its beginning tells. */
export function describeNumber(e164: string): { country: string; state: string } {
  const country = countryCodes.find(([code]) => e164.startsWith(code))?.[1] ?? "Australia";
  return { country, state: areaCodes[e164.slice(0, 4)] ?? "nsw" };
}

const countryCodes = [
  ["+61", "Australia"],
  ["+64", "New Zealand"],
  ["+44", "United Kingdom"],
  ["+1", "United States"],
] as const;
const areaCodes: Record<string, string> = { "+613": "vic", "+617": "qld", "+618": "sa" };
