import { z } from "zod";

/*
 * What is read of FHIR R4 (4.0.1) resources. Loose: what a server says beyond it is kept, so that writing a resource
 * back takes nothing away from it.
 */
const reference = z.looseObject({ reference: z.string().optional(), display: z.string().optional() });
const identifier = z.looseObject({ system: z.string().optional(), value: z.string().optional() });
const resourceBase = {
  id: z.string().optional(),
  meta: z.looseObject({ versionId: z.string().optional() }).optional(),
  identifier: z.array(identifier).optional(),
};

export const fhirAppointment = z.looseObject({
  ...resourceBase,
  resourceType: z.literal("Appointment"),
  status: z.string(),
  start: z.string().optional(),
  end: z.string().optional(),
  slot: z.array(reference).optional(),
  participant: z.array(z.looseObject({ actor: reference.optional() })).optional(),
});
export type FhirAppointment = z.infer<typeof fhirAppointment>;

export const fhirSlot = z.looseObject({
  ...resourceBase,
  resourceType: z.literal("Slot"),
  status: z.string(),
  start: z.string(),
  end: z.string(),
});
export type FhirSlot = z.infer<typeof fhirSlot>;

export const fhirPatient = z.looseObject({
  ...resourceBase,
  resourceType: z.literal("Patient"),
  active: z.boolean().optional(),
  name: z
    .array(
      z.looseObject({
        text: z.string().optional(),
        family: z.string().optional(),
        given: z.array(z.string()).optional(),
      }),
    )
    .optional(),
  telecom: z.array(z.looseObject({ system: z.string().optional(), value: z.string().optional() })).optional(),
});
export type FhirPatient = z.infer<typeof fhirPatient>;

export const fhirSchedule = z.looseObject({
  ...resourceBase,
  resourceType: z.literal("Schedule"),
  actor: z.array(reference).optional(),
});

export const fhirOrganization = z.looseObject({
  ...resourceBase,
  resourceType: z.literal("Organization"),
  name: z.string().optional(),
});

export const operationOutcome = z.looseObject({
  resourceType: z.literal("OperationOutcome"),
  issue: z.array(z.looseObject({ severity: z.string().optional(), code: z.string().optional() })),
});

export const bundle = z.looseObject({
  resourceType: z.literal("Bundle"),
  link: z.array(z.looseObject({ relation: z.string(), url: z.string() })).optional(),
  entry: z
    .array(
      z.looseObject({
        resource: z.looseObject({ resourceType: z.string() }).optional(),
        search: z.looseObject({ mode: z.string().optional() }).optional(),
        response: z
          .looseObject({
            status: z.string().optional(),
            location: z.string().optional(),
            etag: z.string().optional(),
          })
          .optional(),
      }),
    )
    .optional(),
});
export type FhirBundle = z.infer<typeof bundle>;

export const capabilityStatement = z.looseObject({
  resourceType: z.literal("CapabilityStatement"),
  fhirVersion: z.string(),
  software: z.looseObject({ name: z.string().optional(), version: z.string().optional() }).optional(),
  rest: z
    .array(
      z.looseObject({
        mode: z.string().optional(),
        interaction: z.array(z.looseObject({ code: z.string() })).optional(),
        resource: z
          .array(
            z.looseObject({
              type: z.string(),
              interaction: z.array(z.looseObject({ code: z.string() })).optional(),
            }),
          )
          .optional(),
      }),
    )
    .optional(),
});
export type CapabilityStatement = z.infer<typeof capabilityStatement>;
