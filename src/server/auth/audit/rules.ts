import type { AuditAction } from "#contract/access/audit.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";

/**
 * What the trail says of a call that succeeded. Whatever changes something is noted unless it stands here; of what only
 * looks, what stands here is noted. `null` = not noted, or noted by the room itself, in the transaction of the change.
 */
const exceptions: Partial<Record<EndpointName, AuditAction | null>> = {
  // Somebody looked at a person's record or words.
  getPatient: "saw",
  getCall: "saw",
  getVoicemail: "saw",
  taskThread: "saw",
  exportLogs: "exported",
  exportFoundLogs: "exported",
  exportAnalytics: "exported",
  exportRoster: "exported",
  exportPatient: "exported",
  erasePatient: "erased",
  exportPatients: "exported",
  exportAppointments: "exported",
  exportSkippedRows: "exported",
  // Reading the file is noted; each of its parts is not.
  uploadImportPart: null,
  checkImport: null,
  // Asks by POST and changes nothing.
  switchClinic: null,
  availability: null,
  previewRetention: null,
  searchCallLogs: null,
  previewPlan: null,
  refreshBilling: null,
  testLanguageModel: null,
  rehearseAssistant: null,
  askAssistant: null,
};

export function auditedAs(name: EndpointName): AuditAction | null {
  const exception = exceptions[name];
  if (exception !== undefined) return exception;
  return endpoints[name].method === "GET" ? null : "changed";
}

/** `patients` of `/api/patients/:id`: where the subject of a call stands. */
export const subjectKindOf = (name: EndpointName): string | null =>
  endpoints[name].path.split("/")[2] ?? null;

/** The record that a call was about: named in its address, else the one that it made. */
export function subjectIdOf(params: unknown, answer: unknown): string | null {
  for (const source of [params, answer]) {
    if (typeof source !== "object" || source === null) continue;
    const found = "id" in source ? source.id : "agentId" in source ? source.agentId : null;
    if (typeof found === "string") return found;
  }
  return null;
}

/** Looking at the same record again within this time is one look: pages load anew with every change. */
export const sameLookMs = 10 * 60_000;
