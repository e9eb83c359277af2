import type { PmsForm } from "#contract/booking/pms.ts";
import type { Clock } from "#kernel/clock.ts";
import type { ConnectedPractice, PracticeSystem } from "../port.ts";
import { isSamePracticeName } from "../rules.ts";
import { abilitiesOf, capabilitiesOf, type FhirAbilities } from "./fhir-abilities.ts";
import { type FhirPlace, readAppointments, writeAppointment } from "./fhir-appointments.ts";
import { type FhirClient, fhirClient } from "./fhir-client.ts";
import { fhirOrganization } from "./fhir-resources.ts";
import { type ClientCredentials, clientCredentials } from "./oauth.ts";
import { answered, Trouble } from "./trouble.ts";

export interface FhirSettings {
  /** The operator's server; null = each clinic names its own. Without a trailing slash. */
  baseUrl: string | null;
  token: string | null;
  credentials: ClientCredentials | null;
  /** Hosts (with a port where it is not the usual one) that a clinic may name. */
  clinicHosts: readonly string[];
}

/** FHIR R4 (4.0.1): Appointment, Slot and Patient of any server, as far as its capability statement goes. */
export function fhirSystem(settings: FhirSettings, clock: Clock): PracticeSystem {
  const accessToken = settings.credentials && clientCredentials(settings.credentials, clock);
  const clientFor = (form: PmsForm): FhirClient => {
    const own = form.fhirBaseUrl !== "";
    if (own && !mayBeNamed(form.fhirBaseUrl, settings.clinicHosts)) throw new Trouble("not_configured");
    const baseUrl = (own ? form.fhirBaseUrl : settings.baseUrl)?.replace(/\/+$/, "");
    if (!baseUrl) throw new Trouble("not_configured");
    return fhirClient({
      baseUrl,
      // The operator's credentials never go to a server that a clinic named.
      headers: async () =>
        bearer(own ? form.fhirToken || null : (settings.token ?? (await accessToken?.()) ?? null)),
    });
  };
  const placeOf = async ({ form }: ConnectedPractice): Promise<FhirPlace> => {
    const client = clientFor(form);
    const abilities = abilitiesOf(await client.metadata());
    return { client, abilities, scheduleReference: form.scheduleReference };
  };

  return {
    connect: (form) =>
      answered(async () => {
        const client = clientFor(form);
        const statement = await client.metadata();
        if (!statement.fhirVersion.startsWith("4.0")) throw new Trouble("unreadable");
        const abilities = abilitiesOf(statement);
        await verifyPractice(client, abilities, form);
        return {
          ok: true,
          haloGuid: (form.fhirBaseUrl || settings.baseUrl || "").replace(/\/+$/, ""),
          version: statement.software?.version ?? null,
          capabilities: capabilitiesOf(abilities),
        };
      }),
    status: ({ form }) =>
      answered(async () => {
        await clientFor(form).metadata();
        return { ok: true };
      }),
    capabilities: (practice) =>
      answered(async () => ({ ok: true, ...capabilitiesOf((await placeOf(practice)).abilities) })),
    sync: (practice, window) => answered(async () => readAppointments(await placeOf(practice), window)),
    writeBack: (practice, booking, known) =>
      answered(async () => writeAppointment(await placeOf(practice), booking, known)),
  };
}

const bearer = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** Only what the operator listed: the server must not become a way into the network that it stands in. */
function mayBeNamed(address: string, hosts: readonly string[]): boolean {
  const url = URL.parse(address);
  if (url === null || !hosts.includes(url.host)) return false;
  return url.protocol === "https:" || /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(url.hostname);
}

/** Where the server keeps organisations, the practice must be one of them and be called what the form says. */
async function verifyPractice(client: FhirClient, abilities: FhirAbilities, form: PmsForm): Promise<void> {
  if (!abilities.hasOrganizations) return;
  const found = await client.search(fhirOrganization, "Organization", { identifier: form.pmsId });
  const practices = found.filter(
    ({ identifier, id }) => id === form.pmsId || identifier?.some(({ value }) => value === form.pmsId),
  );
  if (practices.length === 0) throw new Trouble("invalid_id");
  if (!practices.some(({ name }) => name !== undefined && isSamePracticeName(name, form.practiceName)))
    throw new Trouble("name_mismatch");
}
