import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../query-client.ts";
import { beginSession, endSession, useSession } from "./session.ts";
import { readToken, storeToken } from "./token.ts";

const fetchMock = vi.fn<typeof fetch>();
const user = { id: "1", username: "Sarah", email: "sarah@clinic.example", role: null };

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Who() {
  const session = useSession();
  if (session.isRetrying) return <p>trying again</p>;
  return <p>{session.isLoading ? "loading" : (session.user?.username ?? "nobody")}</p>;
}
function show() {
  const client = createQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Who />
    </QueryClientProvider>,
  );
  return client;
}

const later = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

test("asks nobody without a token", async () => {
  show();
  expect(await screen.findByText("nobody")).toBeDefined();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("waits for the user of a stored token [ROUTE-4]", async () => {
  storeToken("good");
  fetchMock.mockResolvedValue(new Response(JSON.stringify(user)));
  show();
  expect(screen.getByText("loading")).toBeDefined();
  expect(await screen.findByText("Sarah")).toBeDefined();
  expect(readToken()).toBe("good");
});

test.each([
  [401, 1],
  [403, 1],
  [500, 3],
])(
  "removes the stored token when the user's answer is %i, asked %i times [AUTH-7]",
  async (status, times) => {
    vi.useFakeTimers();
    storeToken("old");
    fetchMock.mockImplementation(async () => new Response("{}", { status }));
    show();
    await later(5_000);
    expect(screen.getByText("nobody")).toBeDefined();
    expect(readToken()).toBeNull();
    expect(fetchMock).toHaveBeenCalledTimes(times);
  },
);

test.each([502, 503, 504, null])(
  "keeps the token while the server is not reached (%s), and goes on when it is back [AUTH-7]",
  async (status) => {
    vi.useFakeTimers();
    storeToken("good");
    let isBack = false;
    fetchMock.mockImplementation(async () => {
      if (isBack) return new Response(JSON.stringify(user));
      if (status === null) throw new TypeError("Failed to fetch");
      return new Response("{}", { status });
    });
    show();
    await later(500);
    expect(screen.getByText("trying again")).toBeDefined();
    await later(60_000);
    expect(fetchMock.mock.calls.length).toBeGreaterThan(5);
    expect(readToken()).toBe("good");
    expect(screen.getByText("trying again")).toBeDefined();
    isBack = true;
    await later(10_000);
    expect(screen.getByText("Sarah")).toBeDefined();
    expect(readToken()).toBe("good");
  },
);

test("keeps the token when the page is left before the answer came, and asks again if it stays [AUTH-7]", async () => {
  storeToken("good");
  let fail = (_error: Error) => {};
  fetchMock.mockReturnValueOnce(
    new Promise((_resolve, reject) => {
      fail = reject;
    }),
  );
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify(user)));
  show();
  window.dispatchEvent(new Event("beforeunload"));
  await act(async () => fail(new TypeError("Failed to fetch")));
  expect(readToken()).toBe("good");
  expect(screen.getByText("loading")).toBeDefined();
  window.dispatchEvent(new Event("pageshow"));
  expect(await screen.findByText("Sarah")).toBeDefined();
});

test("keeps token and user of a sign-in [AUTH-3], and forgets both and all data at its end [AUTH-7]", async () => {
  const client = show();
  await screen.findByText("nobody");
  act(() => beginSession(client, { token: "fresh", user }));
  expect(await screen.findByText("Sarah")).toBeDefined();
  expect(localStorage.getItem("token")).toBe("fresh");
  client.setQueryData(["/api/appointments"], ["somebody's visit"]);
  act(() => endSession(client));
  expect(await screen.findByText("nobody")).toBeDefined();
  expect(localStorage.getItem("token")).toBeNull();
  expect(client.getQueryData(["/api/appointments"])).toBeUndefined();
  expect(fetchMock).not.toHaveBeenCalled();
});
