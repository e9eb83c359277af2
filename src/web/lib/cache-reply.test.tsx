import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cacheReply } from "./cache-reply.ts";
import { createQueryClient, queryKeyOf } from "./query-client.ts";

const queryKey = queryKeyOf("billing");
const fetchMock = vi.fn<typeof fetch>();
/** The replies that are still on the way, oldest first. */
const replies: ((card: string) => void)[] = [];

beforeEach(() => {
  replies.length = 0;
  fetchMock.mockReset();
  fetchMock.mockImplementation(
    () => new Promise((resolve) => replies.push((card) => resolve(new Response(JSON.stringify({ card }))))),
  );
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

test("a reply that was read before a change and arrives after it does not hide the change", async () => {
  const client = createQueryClient();
  const stop = new QueryObserver(client, { queryKey }).subscribe(() => undefined);
  await vi.waitFor(() => expect(replies).toHaveLength(1));
  cacheReply(client, queryKey, { card: "new" });
  replies[0]?.("old");
  await vi.waitFor(() => expect(replies).toHaveLength(2));
  expect(client.getQueryData(queryKey)).toEqual({ card: "new" });
  replies[1]?.("newest");
  await vi.waitFor(() => expect(client.getQueryData(queryKey)).toEqual({ card: "newest" }));
  stop();
});

test("asks for nothing when nothing was on the way", () => {
  const client = createQueryClient();
  cacheReply<{ card: string }[]>(client, queryKey, (before = []) => [...before, { card: "new" }]);
  expect(client.getQueryData(queryKey)).toEqual([{ card: "new" }]);
  expect(fetchMock).not.toHaveBeenCalled();
});
