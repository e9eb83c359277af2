import { type PmsAdapter, type PmsFailure, type PmsVendor, systemName } from "#contract/booking/pms.ts";

const identifiers: Record<PmsVendor, string> = {
  "best-practice": "BP Site ID",
  centaur: "Centaur CRN",
  zedmed: "Zedmed ID",
};

/** What stands in the way and what to do now. */
export function explain(failure: PmsFailure, vendor: PmsVendor): string {
  const parentHint = vendor === "centaur" ? " Use the parent CRN, not a branch CRN." : "";
  const sentences: Record<PmsFailure, string> = {
    invalid_id: `No practice has this ${identifiers[vendor]}. Check it in your practice system and try again.${parentHint}`,
    branch_crn: "This is the CRN of a branch. Use the parent CRN, which all branches share.",
    not_enabled: "The PMS vendor has not enabled this practice yet. Ask them to, then connect again.",
    name_mismatch:
      "The practice system calls this practice something else. Enter the practice name exactly as it is there.",
    pairing_code:
      "A pairing code is needed, and the last one did not work. Make a new one in your practice system and connect again.",
    wrong_key:
      "The practice system refused this server's access key. Ask whoever runs this server to check it.",
    not_configured:
      "This server has no access to that system. Ask whoever runs it to check the address and the key, then connect again.",
    taken_by_another_clinic:
      "Another clinic on this server is connected to this practice. Disconnect it there first, or check the identifier.",
    offline: "The practice's server is off or not connected to the internet. Start it and try again.",
    network: "The practice system could not be reached. Check its connection and try again.",
    busy: "The practice system is busy. Try again in a few minutes.",
    unreadable:
      "The practice system answered something that makes no sense here. Try again; if it stays so, ask your vendor.",
    slot_taken:
      "This time is taken in the practice system. Ring the patient to agree on another time, or free it there and try again.",
    changed_there: "Somebody changed this appointment in the practice system at the same time. Try again.",
    gone: "This appointment is no longer in the practice system. Try again to write it anew, or cancel it here.",
    cancelled_there:
      "This appointment was cancelled in the practice system. Cancel it here too, or try again to book it there anew.",
    moved_there:
      "This appointment was moved to another time in the practice system. Move it here too, or try again to put it back there.",
    several_patients:
      "Several patients there have this name and number. Merge them in the practice system, then try again.",
    refused:
      "The practice system refused this booking. Check the patient's details, or enter it there by hand.",
    by_hand: "This practice system cannot be written to from here. Enter it there by hand.",
  };
  return sentences[failure];
}

/** The system as a whole is out of reach, so there is no use in trying the next booking now. */
const nobodyThere: readonly PmsFailure[] = [
  ...(["offline", "network", "busy"] as const),
  ...(["wrong_key", "not_enabled", "not_configured"] as const),
];
export const isOutOfReach = (failure: PmsFailure): boolean => nobodyThere.includes(failure);

/** Trouble that may pass without anything being done about this booking: it is tried again by itself. */
export const willPass = (failure: PmsFailure): boolean =>
  isOutOfReach(failure) || failure === "unreadable" || failure === "changed_there";

const plain = (name: string) => name.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
/** The same name but for case and spaces. */
export const isSamePracticeName = (one: string, other: string): boolean => plain(one) === plain(other);

const productNames: Record<string, string> = {
  "bp-premier": "BP Premier",
  dental4windows: "Dental4Windows",
  dental4web: "Dental4Web",
  zedmed: "Zedmed",
};
/** How staff know it, wherever its work shows. */
export const nameOfSystem = ({ product, adapter }: { product: string; adapter: PmsAdapter }): string =>
  systemName(productNames[product] ?? product, adapter);
