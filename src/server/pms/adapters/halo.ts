import { z } from "zod";
import type { PmsFailure, PmsForm, PmsVendor } from "#contract/booking/pms.ts";
import type { ConnectedPractice, PracticeSystem } from "../port.ts";
import { isSamePracticeName } from "../rules.ts";
import { abilitiesOf, capabilitiesOf, type FhirAbilities, noCapabilities } from "./fhir-abilities.ts";
import { type FhirPlace, readAppointments, writeAppointment } from "./fhir-appointments.ts";
import { type FhirClient, fhirClient } from "./fhir-client.ts";
import { httpClient } from "./http-client.ts";
import { answered, Trouble } from "./trouble.ts";

export interface HaloEnvironment {
  /** Without a trailing slash. */
  baseUrl: string;
  /** Bound to one environment; null = this server has none for it. */
  subscriptionKey: string | null;
}
export interface HaloSettings {
  production: HaloEnvironment;
  staging: HaloEnvironment;
}

/** What is read of a Halo site; the names are Halo's. */
const site = z.looseObject({
  id: z.string().min(1),
  availability: z.string().optional(),
  status: z.string().optional(),
  authoritative: z.boolean().optional(),
  practiceMetadata: z
    .looseObject({ practiceName: z.string().nullish(), practiceManagementVersion: z.string().nullish() })
    .nullish(),
});
type Site = z.infer<typeof site>;
const sites = z.looseObject({ sites: z.array(site) });

/** `practiceManagementName` of Halo's requests. */
const haloNames: Record<PmsVendor, string> = {
  "best-practice": "Best Practice",
  centaur: "D4w",
  zedmed: "Zedmed",
};

/**
 * Halo Connect (Integrator API, version 26.619): finds and pairs a site, tells whether it is up, and reads and writes
 * through its FHIR R4 facade, as far as the site's own capability statement goes.
 */
export function haloSystem(settings: HaloSettings): PracticeSystem {
  const halo = (form: PmsForm) => haloApi(settings[form.environment], form);
  const placeOf = async ({ form, haloGuid }: ConnectedPractice): Promise<FhirPlace> => {
    const client = halo(form).fhir(haloGuid);
    const abilities = await siteAbilities(client);
    if (abilities === null) throw new Trouble("by_hand");
    return { client, abilities, scheduleReference: form.scheduleReference };
  };

  return {
    connect: (form) =>
      answered(async () => {
        const api = halo(form);
        const found = await findPaired(api, form);
        const practiceName = found.practiceMetadata?.practiceName;
        if (practiceName && !isSamePracticeName(practiceName, form.practiceName))
          throw new Trouble("name_mismatch");
        if (found.status !== undefined && found.status !== "active") throw new Trouble("not_enabled");
        const isUp = found.availability === undefined || found.availability === "online";
        const abilities = isUp ? await siteAbilities(api.fhir(found.id)) : null;
        return {
          ok: true,
          haloGuid: found.id,
          version: found.practiceMetadata?.practiceManagementVersion ?? null,
          capabilities: abilities ? capabilitiesOf(abilities) : noCapabilities,
        };
      }),
    status: ({ form, haloGuid }) =>
      answered(async () => {
        const api = halo(form);
        const current = await api.site(haloGuid).catch(async (error: unknown) => {
          // Another Halo Link of the practice has become the one that may be asked.
          if (!(error instanceof Trouble) || error.reason !== "not_enabled") throw error;
          const moved = await api.find();
          if (!moved || moved.id === haloGuid) throw error;
          return api.site(moved.id);
        });
        if (current.status !== undefined && current.status !== "active") throw new Trouble("not_enabled");
        if (current.availability !== undefined && current.availability !== "online")
          throw new Trouble("offline");
        return { ok: true, ...(current.id !== haloGuid && { haloGuid: current.id }) };
      }),
    capabilities: ({ form, haloGuid }) =>
      answered(async () => {
        const abilities = await siteAbilities(halo(form).fhir(haloGuid));
        return { ok: true, ...(abilities ? capabilitiesOf(abilities) : noCapabilities) };
      }),
    sync: (practice, window) => answered(async () => readAppointments(await placeOf(practice), window)),
    writeBack: (practice, booking, known) =>
      answered(async () => writeAppointment(await placeOf(practice), booking, known)),
  };
}

interface HaloApi {
  /** The site with the form's identifier; null = Halo knows none. */
  find(): Promise<Site | null>;
  site(haloGuid: string): Promise<Site>;
  pair(): Promise<Site>;
  fhir(haloGuid: string): FhirClient;
}

function haloApi({ baseUrl, subscriptionKey }: HaloEnvironment, form: PmsForm): HaloApi {
  if (subscriptionKey === null) throw new Trouble("not_configured");
  const headers = { "ocp-apim-subscription-key": subscriptionKey };
  const http = httpClient(reasonOfHalo);
  const ask = async (method: "GET" | "POST", path: string, query: Record<string, string> = {}) => {
    const search = new URLSearchParams(query).toString();
    const url = `${baseUrl}/integrator/${path}${search && `?${search}`}`;
    return (await http.send({ method, url, headers: { accept: "application/json", ...headers } })).json;
  };
  const practice = {
    practiceManagementSiteId: form.pmsId,
    practiceManagementName: haloNames[form.pmsVendor],
  };
  return {
    find: async () => {
      const found = understood(sites, await ask("GET", "sites", practice).catch(nullWhenGone)) ?? {
        sites: [],
      };
      return found.sites.find(({ authoritative }) => authoritative) ?? found.sites[0] ?? null;
    },
    site: async (haloGuid) =>
      present(understood(site, await ask("GET", `sites/${encodeURIComponent(haloGuid)}`))),
    pair: async () => {
      const code: Record<string, string> = form.pairingCode === "" ? {} : { pairingCode: form.pairingCode };
      return present(understood(site, await ask("POST", "pair-site", { ...practice, ...code })));
    },
    fhir: (haloGuid) =>
      fhirClient({
        baseUrl: `${baseUrl}/integrator/sites/${encodeURIComponent(haloGuid)}/fhir/R4`,
        headers: async () => headers,
        reasonOfStatus: reasonOfHalo,
      }),
  };
}

/** The site by its identifier, paired first where it is not yet. */
async function findPaired(api: HaloApi, form: PmsForm): Promise<Site> {
  const found = await api.find().catch(nullWhen("not_enabled"));
  const isKnown = found && (await api.site(found.id).catch(nullWhen("not_enabled")));
  if (isKnown) return isKnown;
  // Only Best Practice pairs with a code, which the practice makes; without one nothing says which practice this is.
  const needsCode = form.pmsVendor === "best-practice";
  if (needsCode && form.pairingCode === "") throw new Trouble(found ? "pairing_code" : "invalid_id");
  try {
    return await api.pair();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    const isRefused = error.reason === "refused" || error.reason === "gone";
    throw isRefused ? new Trouble(needsCode ? "pairing_code" : "invalid_id", { cause: error }) : error;
  }
}

/** Null where the site has no FHIR surface: then people enter the bookings. */
async function siteAbilities(client: FhirClient): Promise<FhirAbilities | null> {
  try {
    return abilitiesOf(await client.metadata());
  } catch (error) {
    if (error instanceof Trouble && (error.reason === "unreadable" || error.reason === "by_hand"))
      return null;
    throw error;
  }
}

/** The site behind Halo answers for itself: 503 and 504 mean that the practice's server is off. */
const reasonOfHalo = (status: number): PmsFailure | null =>
  status === 503 || status === 504 ? "offline" : null;

const nullWhen = (reason: PmsFailure) => (error: unknown) => {
  if (error instanceof Trouble && error.reason === reason) return null;
  throw error;
};
const nullWhenGone = nullWhen("gone");

function understood<S extends z.ZodType>(schema: S, json: unknown): z.output<S> | null {
  if (json === null) return null;
  const read = schema.safeParse(json);
  if (!read.success) throw new Trouble("unreadable");
  return read.data;
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Trouble("unreadable");
  return value;
}
