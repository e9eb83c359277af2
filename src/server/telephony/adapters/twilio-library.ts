import { createRequire } from "node:module";
import type Twilio from "twilio";

let library: typeof Twilio | undefined;

/** Twilio's own library, read when it is first wanted: 22 MB of memory that a server without an account has no use for. */
export function twilioLibrary(): typeof Twilio {
  library ??= createRequire(import.meta.url)("twilio") as typeof Twilio;
  return library;
}
