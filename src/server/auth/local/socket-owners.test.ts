import { expect, test } from "vitest";
import { findSocketOwners } from "./socket-owners.ts";

const heading =
  "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode";
const line = (local: string, remote: string, uid: number) =>
  `   0: ${local} ${remote} 01 00000000:00000000 00:00000000 00000000 ${String(uid).padStart(5)}        0 4711 1 0`;

test("tells who holds the end that goes from one port to another, and nobody else", () => {
  const table = [
    heading,
    line("0100007F:0BB8", "00000000:0000", 0),
    line("0100007F:0BB8", "0100007F:C350", 1000),
    line("0100007F:C350", "0100007F:0BB8", 33),
    line("0100007F:C351", "0100007F:0BB8", 1000),
  ].join("\n");
  expect(findSocketOwners(table, { from: 50_000, to: 3000 })).toEqual([33]);
  expect(findSocketOwners(table, { from: 50_001, to: 3000 })).toEqual([1000]);
  expect(findSocketOwners(table, { from: 50_002, to: 3000 })).toEqual([]);
  expect(findSocketOwners("", { from: 50_000, to: 3000 })).toEqual([]);
});

test("reads addresses of both kinds", () => {
  const table = [
    heading,
    line("0000000000000000FFFF00000100007F:C350", "00000000000000000000000001000000:0BB8", 7),
  ];
  expect(findSocketOwners(table.join("\n"), { from: 50_000, to: 3000 })).toEqual([7]);
});
