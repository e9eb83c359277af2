import type { Reading } from "../../readings.ts";
import { findSpelled } from "../../who/names/spelled/spelling.ts";
import { heardBetween, toUtterance, type Utterance, withoutSpans } from "../../words.ts";
import type { HearContext } from "../context.ts";
import type { Span } from "../found.ts";

/**
 * 'It's f osei at westmed dot org dot au, f o s e i': the words of an e-mail address, and the letters that spell it, are nobody's
 * name, though a name is in them.
 */

export function addressIn(
  utterance: Utterance,
  email: Reading<string> | null,
  { prompt, emailSoFar }: Pick<HearContext, "prompt" | "emailSoFar">,
): readonly Span[] {
  const before = prompt === "name" ? null : (emailSoFar ?? null);
  const address = email?.value ?? before;
  if (address === null) return [];
  const local = lettersOf(address.slice(0, address.indexOf("@")));
  const spelled = findSpelled(utterance.words).flatMap(({ letters, from, to }) =>
    isOfAddress(lettersOf(letters), local, email !== null) ? [heardBetween(utterance, from, to).span] : [],
  );
  return email === null ? spelled : [email.span, ...spelled];
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "");

/** Beside the address a part of it is spelled as well; once it is told, the whole of it alone is. */
const isOfAddress = (letters: string, local: string, isBeside: boolean): boolean =>
  letters === local || (isBeside && letters.length >= fewestOfAddress && local.includes(letters));
const fewestOfAddress = 3;

export const withoutAddress = (utterance: Utterance, address: readonly Span[]): Utterance =>
  address.length === 0 ? utterance : toUtterance(withoutSpans(utterance.text, address));
