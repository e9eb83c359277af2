import type { z } from "zod";
import type { PmsFailure } from "#contract/booking/pms.ts";
import {
  bundle,
  type CapabilityStatement,
  capabilityStatement,
  type FhirBundle,
  operationOutcome,
} from "./fhir-resources.ts";
import { type HttpAnswer, httpClient } from "./http-client.ts";
import { Trouble } from "./trouble.ts";

/** A resource as it came, with the version that a change must name. */
export interface Stored<Resource> {
  resource: Resource;
  etag: string | null;
}

export interface Saved {
  id: string;
  version: string | null;
  /** What the server made of it; null when it did not say. */
  resource: unknown;
}

export interface FhirClient {
  metadata(): Promise<CapabilityStatement>;
  /** Null when it is not there, or no longer. */
  read<S extends z.ZodType>(schema: S, reference: string): Promise<Stored<z.output<S>> | null>;
  /** All pages of a search, as far as `mostPages`. */
  search<S extends z.ZodType>(
    schema: S,
    type: string,
    query: Record<string, string | string[]>,
  ): Promise<z.output<S>[]>;
  /** Makes a resource unless one answers to `ifNoneExist` already. */
  create(type: string, resource: object, ifNoneExist: string): Promise<Saved>;
  /** Changes a resource unless somebody else has since. */
  update(reference: string, resource: object, etag: string | null): Promise<Saved>;
  /** Several writes, all or none; answers the entries in their order. */
  transact(entries: object[]): Promise<Saved[]>;
}

export interface FhirServer {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Asked before each exchange; throws `Trouble` when there are no credentials to be had. */
  headers: () => Promise<Record<string, string>>;
  /** What a status means to whoever stands before the server, when it means more. */
  reasonOfStatus?: (status: number) => PmsFailure | null;
}

const mostPages = 50;
const mediaType = "application/fhir+json";

/** A FHIR R4 server for the length of one operation. */
export function fhirClient({ baseUrl, headers, reasonOfStatus }: FhirServer): FhirClient {
  const http = httpClient((status, json) => reasonOfStatus?.(status) ?? reasonOf(status, json));
  const send = async (
    method: "GET" | "POST" | "PUT",
    url: string,
    more: Record<string, string> = {},
    body?: object,
  ) =>
    http.send({
      method,
      url,
      headers: {
        accept: mediaType,
        ...(body && { "content-type": mediaType, prefer: "return=representation" }),
        ...(await headers()),
        ...more,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const at = (path: string) => `${baseUrl}/${path}`;

  return {
    metadata: async () =>
      elsewhere(async () => understood(capabilityStatement, (await send("GET", at("metadata"))).json)),

    read: async (schema, reference) => {
      try {
        const answer = await send("GET", at(reference));
        return { resource: understood(schema, answer.json), etag: etagOf(answer) };
      } catch (error) {
        if (error instanceof Trouble && error.reason === "gone") return null;
        throw error;
      }
    },

    search: async (schema, type, query) => {
      const found: z.output<typeof schema>[] = [];
      const seen = new Set<string>();
      let next: string | null = at(`${type}?${queryOf(query)}`);
      while (next !== null) {
        if (seen.has(next) || seen.size >= mostPages) throw new Trouble("unreadable");
        seen.add(next);
        const url: string = next;
        const page: FhirBundle = await elsewhere(async () =>
          understood(bundle, (await send("GET", url)).json),
        );
        for (const { resource } of page.entry ?? [])
          if (resource?.resourceType === type) found.push(understood(schema, resource));
        next = nextPage(page, baseUrl, url);
      }
      return found;
    },

    create: async (type, resource, ifNoneExist) =>
      savedOf(await send("POST", at(type), { "if-none-exist": ifNoneExist }, resource), type),

    update: async (reference, resource, etag) => {
      const [type = "", id = ""] = reference.split("/");
      const guard = etag === null ? {} : { "if-match": etag };
      return savedOf(await send("PUT", at(reference), guard as Record<string, string>, resource), type, id);
    },

    transact: async (entries) => {
      const body = { resourceType: "Bundle", type: "transaction", entry: entries };
      const answer = understood(bundle, (await send("POST", baseUrl, {}, body)).json);
      return (answer.entry ?? []).map(({ resource, response }) =>
        savedFrom(resource, response?.location, response?.etag),
      );
    },
  };
}

/** A search or a server that is not there is not a booking that is gone: the address is wrong. */
async function elsewhere<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Trouble && error.reason === "gone")
      throw new Trouble("unreadable", { cause: error });
    throw error;
  }
}

function queryOf(query: Record<string, string | string[]>): string {
  const parameters = new URLSearchParams();
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) parameters.append(name, value);
  return parameters.toString();
}

/** The next page, but never at another server: it would get the credentials. */
function nextPage(page: FhirBundle, baseUrl: string, current: string): string | null {
  const url = page.link?.find(({ relation }) => relation === "next")?.url;
  if (url === undefined || url === "") return null;
  const next = URL.parse(url, current);
  if (next === null || next.origin !== new URL(baseUrl).origin) throw new Trouble("unreadable");
  return next.href;
}

function understood<S extends z.ZodType>(schema: S, json: unknown): z.output<S> {
  const read = schema.safeParse(json);
  // Not zod's own words: they would hold what the server said.
  if (!read.success) throw new Trouble("unreadable");
  return read.data;
}

/** FHIR's own code of what went wrong says more than the status (R4, valueset-issue-type). */
function reasonOf(status: number, json: unknown): PmsFailure | null {
  if (status === 401 || status === 403 || status === 429) return null;
  const outcome = operationOutcome.safeParse(json);
  if (!outcome.success) return null;
  for (const { code } of outcome.data.issue) {
    const reason = code === undefined ? undefined : reasonsByCode[code];
    if (reason) return reason;
  }
  return null;
}

const reasonsByCode: Record<string, PmsFailure> = {
  conflict: "slot_taken",
  duplicate: "slot_taken",
  throttled: "busy",
  "lock-error": "busy",
  transient: "network",
  timeout: "network",
  "no-store": "network",
  login: "wrong_key",
  "not-supported": "by_hand",
};

const etagOf = ({ headers, json }: HttpAnswer): string | null => {
  const header = headers.get("etag");
  if (header !== null) return header;
  const version = metaVersionOf(json);
  return version === null ? null : `W/"${version}"`;
};

function metaVersionOf(json: unknown): string | null {
  const meta = (json as { meta?: { versionId?: unknown } } | null)?.meta;
  return typeof meta?.versionId === "string" ? meta.versionId : null;
}

/** `3` from `W/"3"`. */
export const versionOf = (etag: string | null): string | null =>
  etag === null ? null : etag.replace(/^W\//, "").replace(/^"|"$/g, "");

const savedOf = ({ headers, json }: HttpAnswer, type: string, id?: string): Saved =>
  savedFrom(
    json,
    headers.get("location") ?? (id === undefined ? undefined : `${type}/${id}`),
    headers.get("etag"),
  );

function savedFrom(json: unknown, location: string | undefined, etag: string | null | undefined): Saved {
  const isResource = (json as { resourceType?: unknown } | null)?.resourceType !== "OperationOutcome";
  const resource = isResource ? (json ?? null) : null;
  const ownId = (resource as { id?: unknown } | null)?.id;
  const id =
    typeof ownId === "string"
      ? ownId
      : location?.match(/[A-Z][A-Za-z]+\/([A-Za-z0-9.-]{1,64})(?:\/_history\/|$|\?)/)?.[1];
  // Written without saying where: the next try finds it by its identifier.
  if (id === undefined) throw new Trouble("unreadable");
  return { id, version: versionOf(etag ?? null) ?? metaVersionOf(resource), resource };
}
