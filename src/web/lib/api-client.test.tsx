import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { apiPath, callApi, request } from "./api-client.ts";
import { isRequestError, messageForPeople, statusOf, withAdviceApart } from "./request-error.ts";
import { storeToken } from "./session/token.ts";

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => new Response("{}", { status: 200 }));
  vi.stubGlobal("fetch", fetchMock);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const lastCall = () => {
  const [path, init] = fetchMock.mock.lastCall ?? [];
  return { path, init, headers: new Headers(init?.headers) };
};
const refusal = async (response: Response): Promise<unknown> => {
  fetchMock.mockResolvedValue(response);
  return request("GET", "/api/appointments").then(
    () => "not refused",
    (error: unknown) => error,
  );
};

test("asks its own origin by a relative path and sends cookies [NET-1]", async () => {
  await callApi("listAppointments");
  expect(lastCall().path).toBe("/api/appointments");
  expect(lastCall().init?.credentials).toBe("include");
});

test("names a JSON content type only when there is a payload [NET-1]", async () => {
  await callApi("listAppointments");
  expect(lastCall().headers.has("content-type")).toBe(false);
  expect(lastCall().init?.body).toBeUndefined();
  await callApi("availability", { body: { requestedDate: "2026-08-11" } });
  expect(lastCall().headers.get("content-type")).toBe("application/json");
  expect(lastCall().init?.body).toBe('{"requestedDate":"2026-08-11"}');
});

test("sends a stored token as bearer, and no header without one [NET-1]", async () => {
  await callApi("listAppointments");
  expect(lastCall().headers.has("authorization")).toBe(false);
  storeToken("abc");
  await callApi("listAppointments");
  expect(lastCall().headers.get("authorization")).toBe("Bearer abc");
});

test("fails with status, colon and body [NET-1]", async () => {
  const error = await refusal(new Response("the database is starting", { status: 503 }));
  expect(error).toBeInstanceOf(Error);
  expect((error as Error).message).toBe("503: the database is starting");
  expect(statusOf(error)).toBe(503);
});

test("fails with status and status text when the body is empty [NET-1]", async () => {
  const error = await refusal(new Response("", { status: 404, statusText: "Not Found" }));
  expect((error as Error).message).toBe("404: Not Found");
});

test("reads the problem of a refusal and shows people its sentence", async () => {
  const problem = {
    type: "x",
    title: "Taken",
    status: 409,
    code: "slot_taken",
    detail: "That time is taken.",
  };
  const error = await refusal(new Response(JSON.stringify(problem), { status: 409 }));
  expect(isRequestError(error) && error.problem).toEqual(problem);
  expect((error as Error).message).toBe(`409: ${JSON.stringify(problem)}`);
  expect(messageForPeople(error, "fallback")).toBe("That time is taken.");
});

test("shows the message of a refusal without a problem, and the fallback when there is no message", async () => {
  expect(messageForPeople(await refusal(new Response("[1]", { status: 500 })), "fallback")).toBe("500: [1]");
  expect(messageForPeople(new Error(""), "fallback")).toBe("fallback");
  expect(messageForPeople("something thrown", "fallback")).toBe("fallback");
});

test("says what can be done when no answer came at all, apart from what failed [NET-1] [APPT-9]", async () => {
  fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const error = await callApi("listAppointments").catch((thrown: unknown) => thrown);
  const advice = "Enamel did not answer. Check the network, then try again.";
  const message = messageForPeople(error, "Failed to create appointment");
  expect(message).toBe(`Failed to create appointment. ${advice}`);
  expect(withAdviceApart(message)).toEqual(["Failed to create appointment", advice]);
  expect(withAdviceApart(messageForPeople(error, "It failed."))).toEqual(["It failed.", advice]);
  expect(withAdviceApart("That time is taken. Choose another.")).toEqual([
    "That time is taken. Choose another.",
  ]);
  // A fault of the page itself, and a request that it has broken off, are no silence of the server.
  expect(messageForPeople(new TypeError("x is undefined"), "It failed")).toBe("It failed");
});

test("fills in the parameters of a path and refuses to leave one out", () => {
  expect(apiPath("cancelAppointment", { id: "a/b" })).toBe("/api/appointments/a%2Fb/cancel");
  expect(() => apiPath("cancelAppointment")).toThrow("id");
});

test("writes given query values and leaves out absent ones", async () => {
  await callApi("listCallLogs", { query: { type: "call", limit: 20 } });
  expect(lastCall().path).toBe("/api/calls/logs?type=call&limit=20");
});
