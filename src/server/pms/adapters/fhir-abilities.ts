import type { PmsCapabilities } from "#contract/booking/pms.ts";
import type { CapabilityStatement } from "./fhir-resources.ts";

/** What a server says it does, of what a booking needs. */
export interface FhirAbilities {
  appointment: { search: boolean; create: boolean; update: boolean };
  patient: { search: boolean; create: boolean };
  slot: { search: boolean; update: boolean };
  hasOrganizations: boolean;
  /** Several writes, all or none. */
  transaction: boolean;
}

/** Behaviour is driven by the capability statement: a server that says nothing of a write is not written to. */
export function abilitiesOf(statement: CapabilityStatement): FhirAbilities {
  const rest = statement.rest?.find(({ mode }) => mode === undefined || mode === "server");
  const can = (type: string, code: string) =>
    rest?.resource
      ?.find((resource) => resource.type === type)
      ?.interaction?.some((interaction) => interaction.code === code) ?? false;
  return {
    appointment: {
      search: can("Appointment", "search-type"),
      create: can("Appointment", "create") && can("Appointment", "search-type"),
      update: can("Appointment", "update") && can("Appointment", "read"),
    },
    patient: { search: can("Patient", "search-type"), create: can("Patient", "create") },
    slot: { search: can("Slot", "search-type"), update: can("Slot", "update") },
    hasOrganizations: can("Organization", "search-type"),
    transaction: rest?.interaction?.some(({ code }) => code === "transaction") ?? false,
  };
}

export const capabilitiesOf = ({ appointment }: FhirAbilities): PmsCapabilities => ({
  readsAppointments: appointment.search,
  // Without a search nobody can tell whether a booking is there already, so none is written.
  writesAppointments: appointment.create,
  changesAppointments: appointment.update,
});

export const noCapabilities: PmsCapabilities = {
  readsAppointments: false,
  writesAppointments: false,
  changesAppointments: false,
};
