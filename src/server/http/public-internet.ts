import { type LookupAddress, lookup as resolveName } from "node:dns";
import type { IncomingMessage } from "node:http";
import { get, type RequestOptions } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

/**
 * Addresses that somebody else wrote down are asked in the open internet alone: over https, and never on this machine or in its network,
 * where a name could lead just as well. The name is looked up once, and what was looked at is what is connected to.
 */
const inner = new BlockList();
for (const [block, bits] of [
  ...([
    ["0.0.0.0", 8],
    ["10.0.0.0", 8],
    ["100.64.0.0", 10],
    ["127.0.0.0", 8],
    ["169.254.0.0", 16],
  ] as const),
  ...([
    ["172.16.0.0", 12],
    ["192.0.0.0", 24],
    ["192.168.0.0", 16],
    ["198.18.0.0", 15],
    ["224.0.0.0", 3],
  ] as const),
])
  inner.addSubnet(block, bits, "ipv4");
for (const [block, bits] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const)
  inner.addSubnet(block, bits, "ipv6");

export const isInner = (address: string): boolean => {
  const kind = isIP(address);
  return kind === 0 || inner.check(address, kind === 4 ? "ipv4" : "ipv6");
};

export class InnerAddressError extends Error {
  override name = "InnerAddressError";
}

interface How {
  timeoutMs: number;
  /** By DNS, and by the blocks above, where nothing else is given. */
  resolve?: Resolve;
  isRefused?: (address: string) => boolean;
}
type Resolve = (name: string) => Promise<LookupAddress[]>;
const resolveByDns: Resolve = (name) =>
  new Promise((resolve, reject) =>
    resolveName(name, { all: true }, (error, found) => (error ? reject(error) : resolve(found))),
  );

/** Opens it; the caller reads or destroys the answer. Throws where it is not https or leads into this network. */
export async function openPublic(
  address: string,
  { timeoutMs, resolve = resolveByDns, isRefused = isInner }: How,
): Promise<IncomingMessage> {
  const { protocol, hostname } = new URL(address);
  const name = hostname.replace(/^\[|\]$/g, "");
  if (protocol !== "https:") throw new InnerAddressError("it is not https");
  const places = isIP(name) ? [{ address: name, family: isIP(name) }] : await resolve(name);
  const [place] = places;
  if (!place || places.some((each) => isRefused(each.address)))
    throw new InnerAddressError("it leads into this server's own network");
  const lookup: LookupFunction = (_name, options, done) =>
    options.all ? done(null, [place]) : done(null, place.address, place.family);
  const options: RequestOptions = { lookup, agent: false, signal: AbortSignal.timeout(timeoutMs) };
  return new Promise((settle, reject) => get(address, options, settle).once("error", reject));
}
