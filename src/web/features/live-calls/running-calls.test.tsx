import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RunningCall } from "#contract/calls/calls.ts";
import { runningCallsQuery } from "./running-calls.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const call = { id: "1", name: "Ann Lee" } as RunningCall;

test("a call whose end nobody told does not stay on the line: it is asked for while it is shown, and then no more [CALL-7]", async () => {
  const answers = [[call], [call], []];
  const ask = vi.fn(async () => answers.shift() ?? []);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(client, { ...runningCallsQuery, queryFn: ask });
  const stop = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toEqual([call]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(observer.getCurrentResult().data).toEqual([]);
  expect(ask).toHaveBeenCalledTimes(3);
  stop();
});
