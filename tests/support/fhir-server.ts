import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A resource as the stand-in keeps it. */
export interface Resource {
  resourceType: string;
  id: string;
  meta: { versionId: string };
  // biome-ignore lint/suspicious/noExplicitAny: a stand-in takes what it is sent
  [field: string]: any;
}

export interface Fault {
  /** Matched against e.g. `POST Appointment` or `GET metadata`. */
  on: RegExp;
  status?: number;
  /** Text goes out as it is, everything else as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The work is done, but the answer never arrives. */
  isLost?: boolean;
  /** How often; default once. */
  times?: number;
}

export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
}

interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What the stand-in's capability statement says, beyond reading. */
export const everyAbility = [
  ...["Appointment:search-type", "Appointment:read", "Appointment:create", "Appointment:update"],
  ...["Patient:search-type", "Patient:create", "Slot:search-type", "Slot:read", "Slot:update"],
  "transaction",
];

export type FhirStore = ReturnType<typeof fhirStore>;

/** The part of FHIR R4 that a scheduling server shows: search, versions, conditional writes, transactions. */
export function fhirStore() {
  const resources = new Map<string, Resource>();
  const faults: Fault[] = [];
  const asked: Asked[] = [];
  let abilities = [...everyAbility];
  let ids = 0;
  let pageSize = 100;

  const put = (resource: Record<string, unknown> & { resourceType: string; id?: string }): Resource => {
    const id = resource.id ?? `r${++ids}`;
    const key = `${resource.resourceType}/${id}`;
    const versionId = String(Number(resources.get(key)?.meta.versionId ?? 0) + 1);
    const kept = { ...resource, id, meta: { ...(resource.meta as object), versionId } } as Resource;
    resources.set(key, kept);
    return kept;
  };
  const all = (type: string) => [...resources.values()].filter(({ resourceType }) => resourceType === type);

  const create = (type: string, resource: object, ifNoneExist?: string): Answer => {
    const query = new URLSearchParams(ifNoneExist ?? "");
    const [known] = ifNoneExist ? all(type).filter((one) => matches(one, query)) : [];
    if (known) return { status: 200, body: known, headers: versionHeaders(known) };
    const { id: _, ...rest } = resource as { id?: string };
    const made = put({ ...rest, resourceType: type });
    return { status: 201, body: made, headers: versionHeaders(made) };
  };
  const update = (key: string, resource: object, ifMatch?: string): Answer => {
    const before = resources.get(key);
    if (!before) return { status: 404, body: outcome("not-found") };
    if (ifMatch !== undefined && ifMatch !== `W/"${before.meta.versionId}"`)
      return { status: 412, body: outcome("conflict-version") };
    const [resourceType = "", id = ""] = key.split("/");
    const made = put({ ...resource, resourceType, id });
    return { status: 200, body: made, headers: versionHeaders(made) };
  };
  const transact = (body: Record<string, unknown>): Answer => {
    const before = new Map(resources);
    const entry: object[] = [];
    for (const { resource, request } of body.entry as {
      resource: Resource;
      request: Record<string, string>;
    }[]) {
      const { method, url = "", ifMatch, ifNoneExist } = request;
      const answer = method === "POST" ? create(url, resource, ifNoneExist) : update(url, resource, ifMatch);
      if (answer.status >= 400) {
        resources.clear();
        for (const [key, value] of before) resources.set(key, value);
        return answer;
      }
      const { etag, location } = answer.headers ?? {};
      entry.push({ resource: answer.body, response: { status: String(answer.status), etag, location } });
    }
    return { status: 200, body: { resourceType: "Bundle", type: "transaction-response", entry } };
  };
  const search = (type: string, query: URLSearchParams, base: string): Answer => {
    const found = all(type).filter((one) => matches(one, query));
    const from = Number(query.get("_from") ?? 0);
    const next = new URLSearchParams(query);
    next.set("_from", String(from + pageSize));
    const link = from + pageSize < found.length ? [{ relation: "next", url: `${base}/${type}?${next}` }] : [];
    const entry = found
      .slice(from, from + pageSize)
      .map((resource) => ({ resource, search: { mode: "match" } }));
    return { status: 200, body: { resourceType: "Bundle", type: "searchset", link, entry } };
  };

  const serve = (
    method: string,
    path: string,
    headers: IncomingMessage["headers"],
    body: unknown,
    base: string,
  ): Answer => {
    const { pathname, searchParams } = new URL(path, "http://stand-in/");
    const [type = "", id] = pathname.slice(1).split("/");
    if (type === "metadata") return { status: 200, body: statement(abilities) };
    if (type === "" && method === "POST") return transact(body as Record<string, unknown>);
    if (method === "POST")
      return create(type, body as object, headers["if-none-exist"] as string | undefined);
    if (id === undefined) return search(type, searchParams, base);
    if (method === "PUT")
      return update(`${type}/${id}`, body as object, headers["if-match"] as string | undefined);
    const found = resources.get(`${type}/${id}`);
    return found
      ? { status: 200, body: found, headers: versionHeaders(found) }
      : { status: 404, body: outcome("not-found") };
  };

  return {
    put,
    all,
    remove: (key: string) => resources.delete(key),
    asked,
    fail: (...more: Fault[]) => faults.push(...more),
    can: (...these: string[]) => {
      abilities = these;
    },
    page: (size: number) => {
      pageSize = size;
    },
    reset: () => {
      resources.clear();
      faults.length = 0;
      asked.length = 0;
      abilities = [...everyAbility];
      pageSize = 100;
    },
    /** Answers one request, with the faults that were ordered; null = the answer is lost on the way. */
    answer: (request: {
      method: string;
      path: string;
      headers: IncomingMessage["headers"];
      body: unknown;
      base: string;
    }): Answer | null => {
      const { method, path, headers, body, base } = request;
      asked.push({ method, path, headers });
      const index = faults.findIndex(({ on }) => on.test(`${method} ${path}`));
      const fault = faults[index];
      if (fault) {
        if ((fault.times ?? 1) > 1) fault.times = (fault.times ?? 1) - 1;
        else faults.splice(index, 1);
        if (fault.status !== undefined)
          return { status: fault.status, body: fault.body, ...(fault.headers && { headers: fault.headers }) };
      }
      const answer = serve(method, path, headers, body, base);
      return fault?.isLost ? null : answer;
    },
  };
}

const versionHeaders = ({ resourceType, id, meta }: Resource) => ({
  etag: `W/"${meta.versionId}"`,
  location: `${resourceType}/${id}/_history/${meta.versionId}`,
});

export const outcome = (code: string, diagnostics = "Matilda Nguyen could not be saved") => ({
  resourceType: "OperationOutcome",
  issue: [{ severity: "error", code, diagnostics }],
});

const statement = (abilities: string[]) => {
  const types = new Set(abilities.filter((one) => one.includes(":")).map((one) => one.split(":")[0]));
  return {
    resourceType: "CapabilityStatement",
    fhirVersion: "4.0.1",
    software: { name: "Stand-in", version: "7.1" },
    rest: [
      {
        mode: "server",
        interaction: abilities.filter((one) => !one.includes(":")).map((code) => ({ code })),
        resource: [...types].map((type) => ({
          type,
          interaction: abilities
            .filter((one) => one.startsWith(`${type}:`))
            .map((one) => ({ code: one.slice((type?.length ?? 0) + 1) })),
        })),
      },
    ],
  };
};

/** The search parameters that a scheduling server needs; one that it does not know is ignored, as many do. */
function matches(one: Resource, query: URLSearchParams): boolean {
  return [...query].every(([name, value]) => {
    if (name === "identifier") {
      const [system, wanted] = value.includes("|") ? value.split("|") : [undefined, value];
      return one.identifier?.some(
        (given: { system?: string; value?: string }) =>
          given.value === wanted && (system === undefined || given.system === system),
      );
    }
    if (name === "phone")
      return value
        .split(",")
        .some((wanted) => one.telecom?.some((given: { value?: string }) => given.value === wanted));
    if (name === "schedule") return one.schedule?.reference === value;
    if (name === "actor")
      return value
        .split(",")
        .some((wanted) =>
          one.participant?.some((p: { actor?: { reference?: string } }) => p.actor?.reference === wanted),
        );
    if (name === "date" || name === "start") {
      const [start, limit] = [Date.parse(one.start), Date.parse(value.slice(2))];
      return value.startsWith("ge") ? start >= limit : start < limit;
    }
    return true;
  });
}

export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text.startsWith("{") ? JSON.parse(text) : text;
}

export function send(response: ServerResponse, answer: Answer | null): void {
  if (answer === null) {
    response.destroy();
    return;
  }
  const { status, body = "", headers = {} } = answer;
  const text = typeof body === "string" ? body : JSON.stringify(body);
  response.writeHead(status, { "content-type": "application/fhir+json", ...headers }).end(text);
}

export async function listenAt(
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A FHIR R4 server on this machine. `token`: what it lets in. */
export async function startFhirServer(token = "fhir-token") {
  const store = fhirStore();
  const { origin, close } = await listenAt(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = await bodyOf(request);
    if (url === "/token") {
      const isKnown = headers.authorization === `Basic ${btoa("enamel:client-secret")}`;
      const granted = { access_token: token, token_type: "Bearer", expires_in: 300 };
      return send(
        response,
        isKnown ? { status: 200, body: granted } : { status: 401, body: { error: "invalid_client" } },
      );
    }
    if (headers.authorization !== `Bearer ${token}`)
      return send(response, { status: 401, body: outcome("login") });
    const path = url.replace(/^\/r4\/?/, "");
    send(response, store.answer({ method, path, headers, body, base: `${origin}/r4` }));
  });
  return {
    ...store,
    baseUrl: `${origin}/r4`,
    host: new URL(origin).host,
    tokenUrl: `${origin}/token`,
    close,
  };
}
