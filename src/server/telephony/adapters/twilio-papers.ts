import type { twilioClient } from "./twilio-client.ts";

type Client = ReturnType<typeof twilioClient>;

/** What shows that whoever buys a number may have it (Twilio docs, "Regulatory compliance"); empty where the account has none. */
export interface NumberPapers {
  addressSid?: string;
  bundleSid?: string;
}

const mostListed = 100;

/**
 * What Twilio demands with a number of that country: an approved bundle for numbers of that kind, with the address that is in it,
 * or an address alone where no bundle is. Whether they suffice, Twilio says when it sells.
 */
export async function papersFor(
  client: Client,
  isoCountry: string,
  numberType: "local" | "mobile",
): Promise<NumberPapers> {
  const { regulatoryCompliance } = client.numbers.v2;
  const bundles = await regulatoryCompliance.bundles.list({ isoCountry, numberType, limit: mostListed });
  const lasts = ({ validUntil }: { validUntil: Date | null }) =>
    validUntil?.getTime() ?? Number.POSITIVE_INFINITY;
  const [bundle] = bundles
    .filter(({ status }) => status === "twilio-approved" || status === "provisionally-approved")
    .toSorted((one, other) => (lasts(one) === lasts(other) ? 0 : lasts(other) - lasts(one)));
  const addressSid =
    (bundle && (await addressIn(client, bundle.sid))) ?? (await anyAddress(client, isoCountry));
  return { ...(addressSid && { addressSid }), ...(bundle && { bundleSid: bundle.sid }) };
}

/** Twilio wants the address that the bundle was approved with; it stands in one of its documents. */
async function addressIn(client: Client, bundleSid: string): Promise<string | null> {
  const { bundles, supportingDocuments } = client.numbers.v2.regulatoryCompliance;
  const items = await bundles(bundleSid).itemAssignments.list({ limit: mostListed });
  for (const { objectSid } of items) {
    if (objectSid.startsWith("AD")) return objectSid;
    if (!objectSid.startsWith("RD")) continue;
    const { attributes } = await supportingDocuments(objectSid).fetch();
    const [first] = (attributes as { address_sids?: unknown[] } | null)?.address_sids ?? [];
    if (typeof first === "string") return first;
  }
  return null;
}

/** One that Twilio has checked, if there is one. */
async function anyAddress(client: Client, isoCountry: string): Promise<string | null> {
  const addresses = await client.addresses.list({ isoCountry, limit: mostListed });
  const checked = addresses.find(({ verified, validated }) => verified || validated);
  return (checked ?? addresses[0])?.sid ?? null;
}
