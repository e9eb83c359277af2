import { expect, test } from "vitest";
import { jobDone } from "#server/queue/service.ts";
import { collectJobs } from "./room-jobs.ts";

const work = (kind: string) => ({
  handlers: { [kind]: async () => jobDone },
  recurring: [{ kind, everyMs: 1 }],
});

test("the jobs of all rooms are one room's each", () => {
  const { handlers, recurring } = collectJobs([work("a"), work("b")]);
  expect(Object.keys(handlers)).toEqual(["a", "b"]);
  expect(recurring).toHaveLength(2);
  expect(() => collectJobs([work("a"), work("a")])).toThrow("'a'");
});
