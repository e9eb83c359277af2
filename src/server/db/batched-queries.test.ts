import { expect, test } from "vitest";
import { batchQueries } from "./batched-queries.ts";

/** Answers each number with its double once it is let; remembers what was asked with what. */
function doubler() {
  const asked: number[][] = [];
  const letGo: (() => void)[] = [];
  const double = batchQueries(String, (numbers: readonly number[]) => {
    asked.push([...numbers]);
    const isLet = new Promise<void>((resolve) => letGo.push(resolve));
    return numbers.map(async (number) => {
      await isLet;
      if (number < 0) throw new Error("less than nothing");
      return number * 2;
    });
  });
  return { asked, letGo, double };
}
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test("what is asked together is asked once, and each has their own answer [API-4]", async () => {
  const { asked, letGo, double } = doubler();
  const answers = [double(1), double(2), double(1), double(-1)];
  await nextTurn();
  letGo[0]?.();
  expect(await Promise.allSettled(answers)).toMatchObject([
    { value: 2 },
    { value: 4 },
    { value: 2 },
    { reason: new Error("less than nothing") },
  ]);
  expect(asked).toEqual([[1, 2, -1]]);
});

test("who asks while an answer is under way is told what is so after they have asked [API-4]", async () => {
  const { asked, letGo, double } = doubler();
  const first = double(1);
  await nextTurn();
  const later = [double(1), double(3)];
  await nextTurn();
  expect(asked).toEqual([[1]]);
  letGo[0]?.();
  await first;
  await nextTurn();
  await nextTurn();
  letGo[1]?.();
  expect(await Promise.all(later)).toEqual([2, 6]);
  expect(asked).toEqual([[1], [1, 3]]);
});

test("an answer that does not come holds up nobody who asks later [API-4]", async () => {
  const { letGo, double } = doubler();
  const never = double(1);
  await nextTurn();
  const later = double(3);
  while (letGo.length < 2) await nextTurn();
  letGo[1]?.();
  expect(await later).toBe(6);
  letGo[0]?.();
  await never;
});

test("what fails before there is a promise fails for whoever asked, and the next are answered [SYS-3]", async () => {
  let isBroken = true;
  const ask = batchQueries(
    (question: number) => String(question),
    (questions) => {
      if (isBroken) throw new Error("connection lost");
      return questions.map(async (question) => question * 2);
    },
  );
  await expect(Promise.allSettled([ask(1), ask(2)])).resolves.toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  isBroken = false;
  expect(await ask(3)).toBe(6);
});
