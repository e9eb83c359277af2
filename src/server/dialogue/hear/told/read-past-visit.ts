import type { Found } from "../found.ts";
import { clauseAt, type ParsedUtterance } from "../parsed-utterance.ts";

/**
 * 'I was in on Wednesday for a filling', 'we came in last week for his clean': a visit that was. Nothing of its clause wishes for one,
 * and no day of it is a day to come.
 */
const was =
  /\b(?:(?:i|we|he|she|they|my \w+) (?:(?:only|just|actually|both) )?(?:(?:was|were) (?:in|there|with you|seen|at yours|over there)|came (?:in|there|down|to)|come in (?=last|on|yesterday|for)|(?:had|got) (?:(?:a|an|my|his|her|the|some) )(?:\w+ ){1,4}?(?:done|out|there|with you|at yours|last|yesterday|on|the other)|saw (?:you|the \w+|doctor|dr)|(?:have|has|['’]ve|['’]s|ive|hes|shes) (?:just )?been in))\b/i;
/** Still to come, or wished for, whatever was. */
const toCome =
  /\b(?:need|want|like to|can i|could i|can you|could you|book|due|again|come back|another|follow[- ]?up|next)\b/i;

export function withoutPastVisits(
  found: readonly Found[],
  { clauses, context }: ParsedUtterance,
): readonly Found[] {
  if (context.prompt === "danger") return found;
  const past = new Set(
    clauses.flatMap(({ words }, at) => (was.test(words) && !toCome.test(words) ? [at] : [])),
  );
  if (past.size === 0) return found;
  const isWished = found.some(({ act, span }) => act.kind === "want" && !past.has(clauseAt(clauses, span)));
  return found.filter(
    ({ act, span }) =>
      !past.has(clauseAt(clauses, span)) ||
      !(
        (act.kind === "want" && (act.wish === "book" || act.wish === "move" || act.wish === "check")) ||
        (act.kind === "when" && span[1] <= (clauses[clauseAt(clauses, span)]?.span[1] ?? 0)) ||
        act.kind === "give" ||
        (act.kind === "treatment" && context.wish === null && !isWished)
      ),
  );
}
