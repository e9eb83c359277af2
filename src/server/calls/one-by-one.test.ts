import { expect, test } from "vitest";
import { inTurn } from "./one-by-one.ts";

const round = () => new Promise((resolve) => setImmediate(resolve));

test("of callers who speak at once one is heard in each round, in the order in which they spoke [CALL-1]", async () => {
  const heard: string[] = [];
  for (const caller of ["Mia", "Leo", "Ana"]) void inTurn().then(() => heard.push(caller));
  expect(heard).toEqual([]);
  await round();
  expect(heard).toEqual(["Mia"]);
  await round();
  expect(heard).toEqual(["Mia", "Leo"]);
  await round();
  expect(heard).toEqual(["Mia", "Leo", "Ana"]);
});

test("whoever speaks when nobody waits is heard in the same round, also after others were [CALL-1]", async () => {
  for (const _again of [1, 2]) {
    let isHeard = false;
    void inTurn().then(() => {
      isHeard = true;
    });
    await round();
    expect(isHeard).toBe(true);
  }
});
