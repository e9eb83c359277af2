import { expect, test } from "vitest";
import { mine, testCall } from "#server/dialogue/conversation/testing/test-call.ts";
import { isHeardRight, toldBehindOtherWords } from "../../scripts/eval/told-behind.ts";

/** `training/dangers/told-behind-other-words.tsv`: recognisers write no full stops, and what comes first is often something else. */
const timeoutMs = 60_000;
const names000 = (text: string) => testCall(mine).say(text).includes("000");

test(
  "a life at risk is answered with 000 at once, whatever was told before it [CALL-1]",
  () => {
    const all = toldBehindOtherWords("a life at risk");
    expect(all.length).toBeGreaterThanOrEqual(110);
    expect(all.filter((one) => !isHeardRight["a life at risk"](one))).toEqual([]);
    expect(all.filter(({ text }) => !names000(text))).toEqual([]);
  },
  timeoutMs,
);

test(
  "urgent dental trouble is heard by its degree behind other words [CALL-1]",
  () => {
    const all = toldBehindOtherWords("urgent trouble");
    expect(all.length).toBeGreaterThanOrEqual(15);
    expect(all.filter((one) => !isHeardRight["urgent trouble"](one))).toEqual([]);
  },
  timeoutMs,
);

test(
  "what is past, supposed, denied or another's story names no 000 [CALL-1]",
  () => {
    const all = toldBehindOtherWords("no danger");
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect(all.filter((one) => !isHeardRight["no danger"](one))).toEqual([]);
    expect(all.filter(({ text }) => names000(text))).toEqual([]);
  },
  timeoutMs,
);
