import { MutationObserver, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  apiQuery,
  createQueryClient,
  loadByKey,
  logOutKey,
  queryKeyOf,
  userQueryKey,
} from "./query-client.ts";

const fetchMock = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(answer(200, []));
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const Within = ({
  client,
  children,
}: {
  client: ReturnType<typeof createQueryClient>;
  children: ReactNode;
}) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
function Count() {
  const { data, isError } = useQuery(apiQuery("listAppointments"));
  return <p>{isError ? "failed" : data ? `${data.length} loaded` : "loading"}</p>;
}
const context = (queryKey: readonly unknown[]) => ({
  queryKey,
  signal: new AbortController().signal,
  client: createQueryClient(),
  meta: undefined,
});

test("joins the parts of a key with slashes to the path it loads [NET-2]", async () => {
  await createQueryClient().fetchQuery({ queryKey: ["/api/calls", "7"] });
  expect(fetchMock.mock.lastCall?.[0]).toBe("/api/calls/7");
  expect(queryKeyOf("getCall", { id: "7" })).toEqual(["/api/calls", "7"]);
  expect(queryKeyOf("cancelAppointment", { id: "7" })).toEqual(["/api/appointments", "7", "cancel"]);
  expect(queryKeyOf("listAppointments")).toEqual(["/api/appointments"]);
});

test("throws on 401, or returns null where configured [NET-2]", async () => {
  fetchMock.mockImplementation(answer(401, {}));
  await expect(loadByKey("throw")(context(["/api/x"]))).rejects.toThrow("401");
  expect(await loadByKey("null")(context(["/api/x"]))).toBeNull();
  fetchMock.mockImplementation(answer(500, {}));
  await expect(loadByKey("null")(context(["/api/x"]))).rejects.toThrow("500");
});

test("asks who is signed in when any other call finds the session gone", async () => {
  fetchMock.mockImplementation(answer(401, {}));
  const client = createQueryClient();
  client.setQueryData(userQueryKey, { id: "1" });
  await client.fetchQuery({ queryKey: ["/api/tasks"] }).catch(() => undefined);
  expect(client.getQueryState(userQueryKey)?.isInvalidated).toBe(true);
});

test("asks nobody while one logs out: what was on its way finds no token any more [AUTH-7]", async () => {
  fetchMock.mockImplementation(answer(401, {}));
  const client = createQueryClient();
  client.setQueryData(userQueryKey, { id: "1" });
  let answered = (): void => {};
  const waits = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const logOut = new MutationObserver(client, { mutationKey: logOutKey, mutationFn: () => waits });
  const leaving = logOut.mutate();
  await client.fetchQuery({ queryKey: ["/api/tasks"] }).catch(() => undefined);
  expect(client.getQueryState(userQueryKey)?.isInvalidated).toBe(false);
  answered();
  await leaving;
});

test("keeps data fresh for 30 s and loads it again after that [NET-2]", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  await client.fetchQuery(apiQuery("listAppointments"));
  vi.advanceTimersByTime(29_999);
  await client.fetchQuery(apiQuery("listAppointments"));
  expect(fetchMock).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2);
  await client.fetchQuery(apiQuery("listAppointments"));
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test("neither polls nor loads again when the window takes the focus [NET-2]", async () => {
  vi.useFakeTimers();
  render(
    <Within client={createQueryClient()}>
      <Count />
    </Within>,
  );
  await act(() => vi.advanceTimersByTimeAsync(3_600_000));
  act(() => {
    window.dispatchEvent(new Event("focus"));
    document.dispatchEvent(new Event("visibilitychange"));
  });
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText("0 loaded")).toBeDefined();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("tries neither a query nor a mutation a second time [NET-2]", async () => {
  vi.useFakeTimers();
  fetchMock.mockImplementation(answer(500, {}));
  const client = createQueryClient();
  render(
    <Within client={client}>
      <Count />
    </Within>,
  );
  const mutate = vi.fn(async () => {
    throw new Error("refused");
  });
  const mutation = client
    .getMutationCache()
    .build(client, client.defaultMutationOptions({ mutationFn: mutate }))
    .execute(undefined)
    .catch(() => "failed");
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(await mutation).toBe("failed");
  expect(mutate).toHaveBeenCalledTimes(1);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(screen.getByText("failed")).toBeDefined();
});

test("drops what nothing on the screen uses after 5 minutes [NET-2]", async () => {
  vi.useFakeTimers();
  const client = createQueryClient();
  await client.prefetchQuery(apiQuery("listAppointments"));
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1);
  expect(client.getQueryData(["/api/appointments"])).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(["/api/appointments"])).toBeUndefined();
});
