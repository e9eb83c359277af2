import type { ClinicFacts } from "../events.ts";

/** Monday 10 August 2026, 9:00 am in Sydney. */
export const mondayMorning = Date.parse("2026-08-09T23:00:00Z");

export const exampleFacts: ClinicFacts = {
  clinicName: "Harbour Dental",
  address: "12 Wharf Street, Sydney NSW 2000",
  phoneNumber: "(02) 5550 4410",
  email: "hello@harbour.example",
  website: "https://harbour.example",
  timeZone: "Australia/Sydney",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "", end: "" } },
  services: ["Check-ups", "Teeth cleaning", "Whitening", "Fillings"],
  specializations: ["Dental implants"],
  emergencyContact: "0491 578 888",
  emergencyHours: { available: true, contact: "0491 578 888", hours: "every day until 10 pm" },
  additionalInfo:
    "Free parking is behind the building, off Slip Lane. We accept all major health funds. Dr Imelda Vance works Monday to Thursday. There is wheelchair access through the side door.",
  greeting: null,
  permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
  canTransfer: true,
};
