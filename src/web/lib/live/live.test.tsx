import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "../query-client.ts";
import { readEventStream } from "./event-stream.ts";
import { followChanges, type LiveState, reconnectDelayMs, refreshTopic } from "./live.ts";

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.useFakeTimers();
  fetchMock.mockReset();
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const bytes = (text: string) => new TextEncoder().encode(text);
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (started) => {
      controller = started;
    },
  });
  return {
    response: new Response(body, { headers: { "Content-Type": "text/event-stream" } }),
    send: (text: string) => controller?.enqueue(bytes(text)),
    close: () => controller?.close(),
  };
}
function clientWith(...keys: string[][]) {
  const client = createQueryClient();
  for (const key of keys) client.setQueryData(key, []);
  const isOld = (...key: string[]) => client.getQueryState(key)?.isInvalidated;
  return { client, isOld };
}

test("reads events over chunk borders, comments and both line ends left aside", async () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const piece of [
        ": hello\n\n",
        "event: cha",
        "nge\ndata: {}\n\n",
        "data: a\r\ndata: b\r\n\r\n",
        "data: lost",
      ])
        controller.enqueue(bytes(piece));
      controller.close();
    },
  });
  const events = [];
  for await (const event of readEventStream(body)) events.push(event);
  expect(events).toEqual([
    { event: "change", data: "{}" },
    { event: "message", data: "a\nb" },
  ]);
});

test("makes old what a change is about and nothing else", () => {
  const { client, isOld } = clientWith(
    ["/api/appointments"],
    ["/api/availability", "2026-08-11"],
    ["/api/dashboard/clinic-overview"],
    ["/api/onboarding"],
    ["/api/onboarding/knowledge-base"],
    ["/api/calls", "7"],
  );
  refreshTopic(client, "appointments");
  expect(isOld("/api/appointments")).toBe(true);
  expect(isOld("/api/availability", "2026-08-11")).toBe(true);
  expect(isOld("/api/dashboard/clinic-overview")).toBe(true);
  expect(isOld("/api/onboarding")).toBe(false);
  expect(isOld("/api/calls", "7")).toBe(false);
  refreshTopic(client, "calls");
  expect(isOld("/api/calls", "7")).toBe(true);
});

test("refreshes what a change on the stream is about", async () => {
  const stream = openStream();
  fetchMock.mockResolvedValue(stream.response);
  const { client, isOld } = clientWith(["/api/tasks"], ["/api/appointments"]);
  const states: LiveState[] = [];
  const stop = followChanges(client, (state) => states.push(state));
  stream.send(
    'event: change\ndata: {"topic":"tasks","id":"7"}\n\nevent: other\ndata: {"topic":"appointments"}\n\n',
  );
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual(["live"]);
  expect(isOld("/api/tasks")).toBe(true);
  expect(isOld("/api/appointments")).toBe(false);
  stop();
});

test("asks once more for a list whose first answer was on its way when it changed", async () => {
  const { client } = clientWith();
  const answers: ((rows: string[]) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["/api/waitlist"],
    queryFn: () => new Promise<string[]>((answer) => answers.push(answer)),
  });
  const stop = observer.subscribe(() => undefined);
  refreshTopic(client, "waitlist");
  answers[0]?.([]);
  await vi.advanceTimersByTimeAsync(10);
  answers[1]?.(["Lee Wong"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toEqual(["Lee Wong"]);
  expect(answers).toHaveLength(2);
  stop();
});

test("connects again after a loss and reloads what was missed", async () => {
  const [first, second] = [openStream(), openStream()];
  fetchMock.mockResolvedValueOnce(first.response).mockResolvedValueOnce(second.response);
  const { client, isOld } = clientWith(["/api/appointments"]);
  const states: LiveState[] = [];
  const stop = followChanges(client, (state) => states.push(state));
  await vi.advanceTimersByTimeAsync(10);
  first.close();
  await vi.advanceTimersByTimeAsync(999);
  expect(states).toEqual(["live", "lost"]);
  expect(isOld("/api/appointments")).toBe(false);
  await vi.advanceTimersByTimeAsync(10);
  expect(states).toEqual(["live", "lost", "live"]);
  expect(isOld("/api/appointments")).toBe(true);
  stop();
});

test("reloads with every failed attempt while no stream can be had, waiting longer each time", async () => {
  fetchMock.mockRejectedValue(new TypeError("no network"));
  const { client, isOld } = clientWith(["/api/appointments"]);
  const stop = followChanges(client, () => undefined);
  await vi.advanceTimersByTimeAsync(1_010);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(isOld("/api/appointments")).toBe(true);
  await vi.advanceTimersByTimeAsync(1_900);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(200);
  expect(fetchMock).toHaveBeenCalledTimes(3);
  expect([0, 1, 4, 5, 20].map(reconnectDelayMs)).toEqual([1_000, 2_000, 16_000, 30_000, 30_000]);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetchMock).toHaveBeenCalledTimes(3);
});

test("stops asking when the session is gone", async () => {
  fetchMock.mockResolvedValue(new Response("", { status: 401 }));
  const states: LiveState[] = [];
  followChanges(createQueryClient(), (state) => states.push(state));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(states).toEqual(["lost"]);
});
