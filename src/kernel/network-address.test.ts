import { expect, test } from "vitest";
import { addressBlock } from "./network-address.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2::9", "2001:db8:1::/48"],
  ["2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80:0:0::/48"],
  ["::1", "0:0:0::/48"],
  ["unix", "unix"],
])("counts %s under %s", (address, block) => {
  expect(addressBlock(address)).toBe(block);
});
