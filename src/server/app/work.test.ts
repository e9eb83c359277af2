import { expect, test } from "vitest";
import { jobDone } from "#server/queue/service.ts";
import { allWork } from "./work.ts";

const work = (kind: string) => ({
  handlers: { [kind]: async () => jobDone },
  recurring: [{ kind, everyMs: 1 }],
});

test("the jobs of all rooms are one room's each", () => {
  const { handlers, recurring } = allWork([work("a"), work("b")]);
  expect(Object.keys(handlers)).toEqual(["a", "b"]);
  expect(recurring).toHaveLength(2);
  expect(() => allWork([work("a"), work("a")])).toThrow("'a'");
});
