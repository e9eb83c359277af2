import { z } from "zod";
import { textLimits } from "../limits.ts";
import { horizonDays, leadHours, mostEmbedOrigins, slugLength } from "./web-booking-options.ts";

const slug = z
  .string("Choose a name for the address")
  .trim()
  .min(slugLength.fewest, `At least ${slugLength.fewest} characters`)
  .max(slugLength.most, `At most ${slugLength.most} characters`)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Only small letters and digits, with single hyphens between them");

/** A web site by its address; what follows the host is no part of who may frame a page. */
const origin = z
  .string()
  .trim()
  .max(textLimits.url, `At most ${textLimits.url} characters`)
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname, username, password } = new URL(value);
    // It becomes a part of a header: nothing but a plain host.
    if (username !== "" || password !== "" || !/^[a-z0-9]+(?:[.-][a-z0-9-]+)*$/i.test(hostname)) return false;
    return (
      protocol === "https:" ||
      (protocol === "http:" && (hostname === "localhost" || hostname === "127.0.0.1"))
    );
  }, "Write the address of your web site, such as https://www.example.com.au")
  .transform((value) => new URL(value).origin);

const wholeNumber = ({ fewest, most }: { fewest: number; most: number }) => {
  const message = `A whole number from ${fewest} to ${most}`;
  return z.number(message).int(message).min(fewest, message).max(most, message);
};

const settings = {
  isOn: z.boolean(),
  /** Its name in the address. */
  slug,
  /** Names of the treatments that patients may book there. */
  treatments: z.array(z.string().max(textLimits.name)).max(100),
  /** What becomes of what they book or move there. */
  bookingStatus: z.enum(["requested", "confirmed"]),
  /** Web sites that may show the page inside their own. */
  embedOrigins: z.array(origin).max(mostEmbedOrigins, `At most ${mostEmbedOrigins} web sites`),
  /** How long before a visit it can still be booked or moved there. */
  leadHours: wholeNumber(leadHours),
  /** How far ahead. */
  horizonDays: wholeNumber(horizonDays),
};

export const webBookingBody = z
  .object(settings)
  .refine(({ isOn, treatments }) => !isOn || treatments.length > 0, {
    message: "Choose at least one treatment",
    path: ["treatments"],
  });
export type WebBookingBody = z.input<typeof webBookingBody>;

export const webBooking = z.object({
  ...settings,
  slug: z.string(),
  embedOrigins: z.array(z.string()),
  /** Where the page is, for patients. */
  address: z.string(),
  /** Every treatment that could be chosen. */
  offeredTreatments: z.array(z.string()),
  /** How codes can reach patients; with neither, nobody can book. */
  codesBy: z.object({ text: z.boolean(), email: z.boolean() }),
  /** Nothing leaves this server: codes are read among the clinic's messages. */
  isTrial: z.boolean(),
});
export type WebBooking = z.infer<typeof webBooking>;
