/**
 * Who counts as one asker: an IPv4 address, or the /48 of an IPv6 address. One subscriber gets a /56 or a /48, and with it
 * thousands of /64s; whoever counts those counts nobody.
 */
export function addressBlock(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ""] = address.split("%");
  if (!/^[0-9a-f:.]*:[0-9a-f:.]*$/i.test(bare)) return address;
  const [head = "", tail] = bare.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const all = [...groups, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
  return `${all
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/48`;
}
