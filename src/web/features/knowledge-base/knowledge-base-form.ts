import type { KnowledgeBase, KnowledgeBaseBody } from "#contract/clinic/clinic.ts";
import { defaultBusinessHours, defaultTimeZone } from "#contract/limits.ts";

/** What stands in the fields: every value is text, lists as the comma-separated line that a person types. */
export interface KnowledgeBaseValues {
  clinicName: string;
  website: string;
  address: string;
  email: string;
  phoneNumber: string;
  businessHours: { weekdays: { start: string; end: string }; weekends: { start: string; end: string } };
  services: string;
  specializations: string;
  emergencyContact: string;
  emergencyHours: { available: boolean; contact: string; hours: string };
  additionalInfo: string;
  timeZone: string;
}

const asLine = (list: readonly string[] | string) => (typeof list === "string" ? list : list.join(", "));

/** The saved knowledge base as field values; the defaults of a new clinic when there is none. */
export function valuesOf(
  saved: KnowledgeBase | null,
  timeZone: string = defaultTimeZone,
): KnowledgeBaseValues {
  if (!saved) return { ...emptyValues(), timeZone };
  const { weekdays, weekends } = saved.businessHours;
  return {
    clinicName: saved.clinicName,
    website: saved.website,
    address: saved.address,
    email: saved.email,
    phoneNumber: saved.phoneNumber,
    businessHours: { weekdays: { ...weekdays }, weekends: { ...weekends } },
    services: asLine(saved.services),
    specializations: asLine(saved.specializations),
    emergencyContact: saved.emergencyContact,
    emergencyHours: { ...saved.emergencyHours },
    additionalInfo: saved.additionalInfo,
    timeZone: saved.timeZone,
  };
}

const emptyValues = (): KnowledgeBaseValues => ({
  clinicName: "",
  website: "",
  address: "",
  email: "",
  phoneNumber: "",
  businessHours: {
    weekdays: { ...defaultBusinessHours.weekdays },
    weekends: { ...defaultBusinessHours.weekends },
  },
  services: "",
  specializations: "",
  emergencyContact: "",
  emergencyHours: { available: false, contact: "", hours: "" },
  additionalInfo: "",
  timeZone: defaultTimeZone,
});

/** What is sent. Without emergency hours their contact and times are sent empty, whatever the hidden fields held. */
export function bodyOf(values: KnowledgeBaseValues): KnowledgeBaseBody {
  const { emergencyHours, ...rest } = values;
  return {
    ...rest,
    emergencyHours: emergencyHours.available ? emergencyHours : { available: false, contact: "", hours: "" },
  };
}

/** Values by field path: `businessHours.weekdays.start`. */
export function leavesOf(value: object, path = ""): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, inner] of Object.entries(value)) {
    const at = path ? `${path}.${key}` : key;
    if (typeof inner === "object" && inner !== null)
      for (const [p, v] of leavesOf(inner, at)) leaves.set(p, v);
    else leaves.set(at, inner);
  }
  return leaves;
}

/** How many fields differ from what is saved, counted as they would be sent. */
export function countChanges(saved: KnowledgeBaseValues, current: KnowledgeBaseValues): number {
  const before = leavesOf(bodyOf(saved));
  let changes = 0;
  for (const [path, value] of leavesOf(bodyOf(current))) if (before.get(path) !== value) changes++;
  return changes;
}

/** `1 change not yet saved` */
export function changesSentence(changes: number): string {
  if (changes === 0) return "No unsaved changes";
  return `${changes} ${changes === 1 ? "change" : "changes"} not yet saved`;
}
