import { toE164 } from "#kernel/phone-numbers.ts";

interface Contacts {
  phoneNumber: string;
  website: string;
  emergencyHours: { available: boolean; contact: string };
}

/** What can be opened in a browser: a name with a dot in it, with or without a scheme and a path. */
const isWebAddress = (text: string): boolean =>
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/iu.test(text);

/**
 * What of the clinic's contacts does less than whoever wrote it may think. The fields are free text, so it is told and nothing
 * is refused; a number is read as it is when a caller is put through to it.
 */
export function contactsWithoutEffect({ phoneNumber, website, emergencyHours }: Contacts) {
  const told: { phoneNumber?: string; website?: string; emergencyContact?: string } = {};
  if (phoneNumber.trim() !== "" && toE164(phoneNumber) === null)
    told.phoneNumber =
      "Not a number that can be rung, so callers cannot be put through to it. Write it with its area code.";
  if (website.trim() !== "" && !isWebAddress(website.trim()))
    told.website = "Not a web address that opens. Write it like yourclinic.com.au.";
  const { available, contact } = emergencyHours;
  if (available && contact.trim() !== "" && toE164(contact) === null)
    told.emergencyContact = "Not a number that can be rung. Callers hear it as it is written.";
  return told;
}
