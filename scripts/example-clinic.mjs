/** `src/server/clinic/example-clinic.ts` for scripts that run without TypeScript; a test holds the two alike. */
export const exampleKnowledgeBase = {
  clinicName: "Harbour Street Dental",
  address: "12 Harbour Street, Sydney NSW 2000",
  phoneNumber: "(02) 5550 4410",
  email: "reception@harbourstreet.example",
  website: "https://harbourstreet.example",
  businessHours: { weekdays: { start: "09:00", end: "17:00" }, weekends: { start: "09:00", end: "13:00" } },
  services: ["General Consultation", "Teeth Cleaning", "Teeth Whitening", "Root Canal", "Dental Implant"],
  specializations: ["Orthodontics", "Children's dentistry"],
  emergencyContact: "Dr Example",
  emergencyHours: { available: true, contact: "(02) 5550 4411", hours: "6 pm to 10 pm every day" },
  additionalInfo: "Free parking behind the building; the entrance is step-free.",
};
