import { toE164 } from "#kernel/phone-numbers.ts";

/** Numbers that are a service's, said back to us or to say who sent them: nobody who rings has one of them. E.164, but for 000. */
const publicServices = {
  lifeline: "+61131114",
  poisons: "+61131126",
  healthdirect: "+611800022222",
  violence: "+611800737732",
  emergency: "000",
} as const;
type PublicService = keyof typeof publicServices;

/** Whose number these digits are; `clinic`: one of the clinic's own; null = nobody's that is known. */
export function serviceOf(digits: string, clinicNumbers: readonly string[]): PublicService | "clinic" | null {
  const number = toE164(digits);
  const isIt = (known: string): boolean => known === number || known === digits;
  if (clinicNumbers.some(isIt)) return "clinic";
  return services.find((service) => isIt(publicServices[service])) ?? null;
}
const services = Object.keys(publicServices) as readonly PublicService[];
