import type { CallTurn, UnderstoodDetail } from "#contract/calls/calls.ts";

const same = (a: UnderstoodDetail, b: UnderstoodDetail) =>
  a.name === b.name && a.value === b.value && a.heard === b.heard;

/** What a turn added to what was understood: details that no earlier turn had told in the same words. */
export function newDetails(turns: readonly CallTurn[], index: number): UnderstoodDetail[] {
  const before =
    turns.slice(0, index).findLast((turn) => turn.understood !== null)?.understood?.details ?? [];
  const now = turns[index]?.understood?.details ?? [];
  return now.filter((detail) => !before.some((known) => same(known, detail)));
}
