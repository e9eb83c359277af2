import { name, requiredEmail } from "#contract/fields.ts";
import type { NewAccount } from "#server/auth/codes/service.ts";
import type { Identity } from "./port.ts";

/** The account that an identity proves; null when Google does not vouch for its email address. */
export function provenAccount({ email, isEmailVerified, name: called }: Identity): NewAccount | null {
  const address = requiredEmail.safeParse(email);
  if (!isEmailVerified || !address.success) return null;
  const username = name("", "").safeParse(called);
  return { email: address.data, username: username.success ? username.data : undefined };
}
