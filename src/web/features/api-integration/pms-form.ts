import type { PmsConnection, PmsConnectionBody } from "#contract/booking/pms.ts";
import type { Tone } from "#web/ui/badge.tsx";
import type { SelectOption } from "#web/ui/forms/select.tsx";

export const environments: readonly SelectOption[] = [
  { value: "staging", label: "Staging" },
  { value: "production", label: "Production" },
];
export const deployments: readonly SelectOption[] = [
  { value: "cloud", label: "Cloud-hosted" },
  { value: "onpremise", label: "Self-hosted (On-premise)" },
];
export const vendors: readonly SelectOption[] = [
  { value: "best-practice", label: "Best Practice" },
  { value: "centaur", label: "Centaur Software" },
  { value: "zedmed", label: "Zedmed" },
];
/** Through what a practice is reached; the sandbox keeps nothing and needs nobody. */
export const adapters: readonly SelectOption[] = [
  { value: "sandbox", label: "Sandbox (for trying out)" },
  { value: "halo", label: "Halo Connect" },
  { value: "fhir", label: "FHIR R4 server" },
];
const products: Record<string, readonly SelectOption[]> = {
  "best-practice": [{ value: "bp-premier", label: "BP Premier" }],
  centaur: [
    { value: "dental4windows", label: "Dental4Windows" },
    { value: "dental4web", label: "Dental4Web" },
  ],
  zedmed: [{ value: "zedmed", label: "Zedmed" }],
};
export const productsOf = (vendor: string): readonly SelectOption[] => products[vendor] ?? [];

/** The word of a choice on the screen. */
export const labelOf = (options: readonly SelectOption[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value;

/** What the vendor calls a practice's number, and where it is found. */
export function identifierOf(vendor: string): { label: string; hint: string; example: string } {
  if (vendor === "best-practice")
    return { label: "BP Site ID", hint: "A number, in Help > About, bottom left", example: "12345" };
  if (vendor === "centaur")
    return { label: "Centaur CRN", hint: "In Help > About > Technical Support", example: "CRN-204418" };
  if (vendor === "zedmed") return { label: "Zedmed ID", hint: "Looks like ZED-1234", example: "ZED-1234" };
  return { label: "PMS ID", hint: "Choose the PMS vendor first", example: "" };
}

export const commonIssuesOf = (vendor: string): string[] => [
  "Invalid CRN/Site ID",
  ...(vendor === "centaur" ? ["Branch CRN instead of parent"] : []),
  "Practice not enabled by the PMS vendor",
  "Network/API errors",
];

export interface PmsFields {
  environment: string;
  deploymentType: string;
  pmsVendor: string;
  pmsProduct: string;
  pmsVersion: string;
  pmsId: string;
  practiceName: string;
  adapter: string;
  pairingCode: string;
  fhirBaseUrl: string;
  fhirToken: string;
  scheduleReference: string;
}

/** The form as it was kept, or empty. */
export const fieldsOf = (kept: PmsConnection | null): PmsFields => ({
  environment: kept?.environment ?? "",
  deploymentType: kept?.deploymentType ?? "",
  pmsVendor: kept?.pmsVendor ?? "",
  pmsProduct: kept?.pmsProduct ?? "",
  pmsVersion: kept?.pmsVersion ?? "",
  pmsId: kept?.pmsId ?? "",
  practiceName: kept?.practiceName ?? "",
  adapter: kept?.adapter ?? "sandbox",
  // Secrets are entered, never shown.
  pairingCode: "",
  fhirBaseUrl: kept?.fhirBaseUrl ?? "",
  fhirToken: "",
  scheduleReference: kept?.scheduleReference ?? "",
});

/** Another vendor has other products; the only one of a vendor needs no choosing. */
export function withVendor(fields: PmsFields, pmsVendor: string): PmsFields {
  const offered = productsOf(pmsVendor);
  const [only] = offered.length === 1 ? offered : [];
  const isStillOffered = offered.some(({ value }) => value === fields.pmsProduct);
  return { ...fields, pmsVendor, pmsProduct: only?.value ?? (isStillOffered ? fields.pmsProduct : "") };
}

/** Something stands in every field of the four steps but the version, which is optional. */
export const isFilled = (fields: PmsFields): boolean =>
  [
    fields.environment,
    fields.deploymentType,
    fields.pmsVendor,
    fields.pmsProduct,
    fields.pmsId,
    fields.practiceName,
  ].every((value) => value !== "");

/** What is sent; null when a typed field holds blanks only. */
export function bodyOf(fields: PmsFields): PmsConnectionBody | null {
  if (fields.pmsId.trim() === "" || fields.practiceName.trim() === "") return null;
  return fields as PmsConnectionBody;
}

export type PmsStatus = PmsConnection["connectionStatus"];

export const statusBadges: Record<PmsStatus, { label: string; tone: Tone }> = {
  "not-connected": { label: "Not Connected", tone: "grey" },
  "in-progress": { label: "Connecting...", tone: "blue" },
  connected: { label: "Connected", tone: "green" },
  error: { label: "Connection Failed", tone: "red" },
};
