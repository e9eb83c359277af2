import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { serverForThisFile } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
const signedIn = async () => (await server().signIn()).token;

interface Sent {
  method?: "GET" | "POST" | "PUT" | "DELETE" | "PATCH" | "HEAD" | "OPTIONS";
  url: string;
  payload?: string;
  headers?: Record<string, string>;
}
const send = ({ method = "POST", url, payload, headers = {} }: Sent) =>
  server().app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });

/** Every refusal has the same face. */
function expectProblem(
  response: Awaited<ReturnType<typeof send>>,
  status: number,
  code: string,
): Record<string, unknown> {
  expect([response.statusCode, response.headers["content-type"]]).toEqual([
    status,
    "application/problem+json; charset=utf-8",
  ]);
  const body = response.json();
  expect(body).toMatchObject({
    ...{ type: `urn:enamel:problem:${code}`, status, code },
    ...{ title: expect.any(String), detail: expect.stringMatching(/^[A-Z].{10,}/) },
    instance: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  return body;
}

const talk = async (bytes: string): Promise<string> => {
  const bound = server().app.server.address() ?? (await server().app.listen({ port: 0, host: "127.0.0.1" }));
  const port = typeof bound === "string" ? Number(new URL(bound).port) : bound.port;
  const socket = connect(port, "127.0.0.1");
  socket.end(bytes);
  let answer = "";
  for await (const chunk of socket) answer += chunk;
  return answer;
};

const json = { "content-type": "application/json" };

describe("every refusal is a problem with a code and a sentence", () => {
  test.each([
    ["no JSON", '{"email":', 400, "malformed_body"],
    ["an empty body where one is needed", "", 400, "validation_failed"],
    ["a body that is null", "null", 400, "validation_failed"],
    ["a body that is a list", "[]", 400, "validation_failed"],
    [
      "a key that would reach every object",
      '{"email":"a@b.example","__proto__":{"isAdmin":true}}',
      400,
      "malformed_body",
    ],
    ["the same by another way", '{"constructor":{"prototype":{"isAdmin":true}}}', 400, "malformed_body"],
    ["a character that cannot be kept", '{"email":"a\\u0000@b.example"}', 400, "validation_failed"],
    ["half a character", '{"email":"a\\ud800@b.example"}', 400, "validation_failed"],
  ])("%s", async (_what, payload, status, code) => {
    expectProblem(await send({ url: "/auth/login", payload, headers: json }), status, code);
    expect({}).not.toHaveProperty("isAdmin");
  });

  test("a character that cannot be kept, and a year that nobody lives in, in the address", async () => {
    const headers = { authorization: `Bearer ${await signedIn()}` };
    for (const [url, field] of [
      ["/api/patients?search=a%00", "search"],
      ["/api/roster?week=9999-12-31", "week"],
      ["/api/roster/report.csv?period=week&date=1000-01-01", "date"],
    ] as const) {
      const response = await send({ method: "GET", url, headers });
      expectProblem(response, 400, "validation_failed");
      expect(response.json().errors[0].field, url).toBe(field);
    }
  });

  test("a whole emoji, escaped, is a character like any other", async () => {
    const token = await signedIn();
    const response = await send({
      ...{ url: "/api/onboarding/team", payload: '{"teamName":"Smile \\ud83e\\uddb7","plan":"pro"}' },
      headers: { ...json, authorization: `Bearer ${token}` },
    });
    expect([response.statusCode, response.json().teamName]).toEqual([200, "Smile 🦷"]);
  });

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "application/xml",
    "multipart/form-data; boundary=x",
    "nonsense",
  ])("a body of type %s", async (type) => {
    const response = await send({ url: "/auth/login", payload: "x", headers: { "content-type": type } });
    expectProblem(response, 415, "unsupported_media_type");
  });

  test("a body of more than a megabyte", async () => {
    const payload = JSON.stringify({ email: "a".repeat(1_048_577) });
    expectProblem(await send({ url: "/auth/login", payload, headers: json }), 413, "payload_too_large");
  });

  test("a wrong field is named", async () => {
    const response = await send({ url: "/auth/login", payload: '{"email":"nobody"}', headers: json });
    const body = expectProblem(response, 400, "validation_failed");
    expect(body.errors).toMatchObject([{ field: "email", message: expect.any(String) }]);
  });

  test.each(["GET", "POST", "PUT", "DELETE", "PATCH"] as const)(
    "%s to an unknown call is a 404 as JSON, never the page [ROUTE-6]",
    async (method) => {
      for (const url of [
        "/api/nowhere",
        "/api/appointments/1/2/3",
        "/api/user/",
        "/telephony/x",
        "/assets/x.js",
      ]) {
        // The call of that name is one of the two.
        if (url === "/api/user/" && (method === "GET" || method === "PUT")) continue;
        expectProblem(await send({ method, url }), 404, "not_found");
      }
    },
  );

  test.each([
    ["DELETE", "/api/user"],
    ["PUT", "/api/appointments"],
    ["GET", "/api/availability"],
    ["PATCH", "/auth/login"],
  ] as const)("%s is unknown at %s, which is known otherwise", async (method, url) => {
    expectProblem(await send({ method, url }), 404, "not_found");
  });

  test.each([
    "/api/%E0%A4%A",
    "/api/%",
    "/api/calls/%00",
    "/api/calls/..%2f..%2fuser",
    "/api/calls/'%20or%201=1",
    `/api/calls/${"9".repeat(5_000)}`,
    "/api/calls/logs?date=%00",
    "/api/calls/logs?limit=NaN",
    "/api/calls/logs?cursor=%00%ff",
    "/api/calls/logs?type=call&type=error",
  ])("the address %s does no harm", async (url) => {
    const token = await signedIn();
    const response = await send({ method: "GET", url, headers: { authorization: `Bearer ${token}` } });
    expect([400, 404]).toContain(response.statusCode);
    expect(response.headers["content-type"]).toContain("application/problem+json");
  });

  test("who is not signed in is told so before anything is said about the request", async () => {
    const response = await send({ url: "/api/appointments", payload: '{"broken":', headers: json });
    expectProblem(response, 401, "not_signed_in");
    const token = { authorization: "Bearer x" };
    expectProblem(await send({ method: "GET", url: "/api/user", headers: token }), 401, "not_signed_in");
  });
});

describe("a failure inside", () => {
  test("says nothing of itself, and stands in the log under the request's id", async () => {
    const token = await signedIn();
    const secret = "Failed query: select secret_column\nparams: Priya Raman,0491570156";
    const broken = vi.spyOn(server().database, "within").mockImplementation(() => {
      throw new Error(secret);
    });
    const response = await send({
      ...{ method: "GET", url: "/api/onboarding" },
      headers: { authorization: `Bearer ${token}` },
    });
    broken.mockRestore();
    const body = expectProblem(response, 500, "internal");
    expect(response.body).not.toMatch(/secret|select|Priya|\.ts|stack/);
    const line = server().logged.find((entry) => entry.includes(String(body.instance)));
    expect(line).toContain("request failed");
    expect(line).toContain("select secret_column");
    expect(line).not.toMatch(/Priya|0491570156/);
  });
});

describe("calls that are refused", () => {
  test("stand in the log by their place in the router, once a minute, without what was asked for", async () => {
    const wish = { method: "GET", url: "/api/patients/0491570157?name=Nguyen" } as const;
    for (let i = 0; i < 3; i += 1) expect((await send(wish)).statusCode).toBe(401);
    const lines = server().logged.filter((entry) => entry.includes("/api/patients/:"));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: 40, code: "not_signed_in", times: 1 });
    expect(server().logged.join("\n")).not.toMatch(/0491570157|Nguyen/);
  });
});

describe("what is no proper HTTP", () => {
  test.each([
    ["no HTTP at all", "HELLO\r\n\r\n", 400],
    [
      "a header without end",
      `GET /api/user HTTP/1.1\r\nhost: x\r\nx-long: ${"x".repeat(40_000)}\r\n\r\n`,
      431,
    ],
    [
      "two lengths",
      "POST /auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx",
      400,
    ],
  ])("%s is refused with a problem, too", async (_what, bytes, status) => {
    const answer = await talk(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).toContain("Content-Type: application/problem+json");
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ status, code: "malformed_body" });
  });
});

describe("another site's page", () => {
  test("is given no answer to read, and its preflight nothing [AUTH-8]", async () => {
    const origin = "https://elsewhere.example";
    const asked = [
      await send({ method: "GET", url: "/api/openapi.json", headers: { origin } }),
      await send({ method: "GET", url: "/auth/options", headers: { origin } }),
      await send({
        ...{ method: "OPTIONS", url: "/api/appointments" },
        headers: { origin, "access-control-request-method": "POST" },
      }),
    ];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404]);
    for (const { headers } of asked)
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  test("cannot send a call as a form or as plain text [AUTH-8]", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])
      expectProblem(
        await send({
          url: "/auth/login",
          payload: '{"email":"a@b.example"}',
          headers: { "content-type": type },
        }),
        415,
        "unsupported_media_type",
      );
  });
});

test("TRACE repeats nothing of a request [AUTH-8]", async () => {
  const answer = await talk(
    "TRACE /api/user HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer secret\r\nConnection: close\r\n\r\n",
  );
  expect(answer).toMatch(/^HTTP\/1\.1 (?:404|405) /);
  expect(answer).not.toContain("secret");
});

describe("what nobody between here and the page may keep", () => {
  test("no answer of a call may be stored, whether it holds a token, a patient or a refusal [AUTH-8]", async () => {
    const { call } = server();
    const { token } = await server().signIn();
    const answers = [
      await call("login", { body: { email: "kept@clinic.example" } }),
      await call("currentUser", { token }),
      await call("listPatients", { token }),
      await call("listAppointments", { token }),
      await call("currentUser"),
    ];
    const csv = await send({
      ...{ method: "GET", url: "/api/calls/logs/export.csv" },
      headers: { authorization: `Bearer ${token}` },
    });
    expect([csv.statusCode, csv.headers["content-type"]]).toEqual([200, expect.stringContaining("text/csv")]);
    for (const { headers } of [...answers, csv]) expect(headers["cache-control"]).toMatch(/no-store/);
  });

  test("before anybody has signed in, a long body is not read [AUTH-8]", async () => {
    const payload = JSON.stringify({ email: `${"a".repeat(20_000)}@clinic.example` });
    expectProblem(await send({ url: "/auth/login", payload, headers: json }), 413, "payload_too_large");
  });

  test("a form of the telephone provider's with a character that cannot be kept is refused, and JSON is none", async () => {
    const url = "/telephony/twilio/voice";
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expectProblem(await send({ url, payload: "CallSid=a%00b", headers: form }), 400, "validation_failed");
    expectProblem(await send({ url, payload: "{}", headers: json }), 415, "unsupported_media_type");
    const long = `Body=${"x".repeat(40_000)}`;
    expectProblem(await send({ url, payload: long, headers: form }), 413, "payload_too_large");
  });
});

test("a telephone number with a line break in it is refused by name, and nothing is kept", async () => {
  const token = await signedIn();
  const body = { name: "Priya Raman", phone: "0412345678\n0499999999" };
  const refused = await server().call("createPatient", { token, body });
  expect([refused.status, refused.body.errors[0].field]).toEqual([400, "phone"]);
  expect(JSON.stringify((await server().call("listPatients", { token })).body)).not.toContain("Raman");
});
