import type { Act, ActKind, Heard } from "../../../hear/acts/acts.ts";
import type { Ledger } from "../../ledger.ts";

/**
 * Whether a yes that stands first agrees to what was read back, and is lost once all that was said is taken in together. Nothing
 * that belongs to the very visit, as its number, comes after it; nor does a danger.
 */
export function losesYes({ asked, danger }: Ledger, heard: Heard, absorbed: Ledger): boolean {
  const isReadBack =
    asked !== null &&
    (asked.ask === "agree_book" || asked.ask === "agree_move" || asked.ask === "agree_cancel");
  if (!heard.yesFirst || !isReadBack || asked.isUnheard || asked.matter === null) return false;
  if (absorbed.danger !== danger || absorbed.matters[asked.matter]?.isAgreed) return false;
  const isBeside = heard.acts.some(({ kind }) => ofOthers.has(kind));
  return !heard.acts.some((act) => putsRight.has(act.kind) || (isOfVisit(act) && !isBeside));
}

const ofOthers: ReadonlySet<ActKind> = new Set(["patient", "other_person", "more_people", "beside", "party"]);
/** What was read back is to be otherwise. */
const putsRight: ReadonlySet<ActKind> = new Set(["instead", "wrong", "no", "undo"]);
const isOfVisit = ({ kind }: Act): boolean =>
  kind === "phone" || kind === "digits" || kind === "letters" || kind === "email" || kind === "name";
