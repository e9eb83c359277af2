import { expect, test } from "vitest";
import { likelyState, zoneByAddress } from "./australian-places.ts";

const sydney = "Australia/Sydney";

test.each([
  ["12 Harbour Street, Sydney NSW 2000", sydney, "NSW"],
  ["4 Collins St, Melbourne, Victoria 3000, Australia", sydney, "VIC"],
  ["Shop 2, 9 Victoria Street, Perth, Western Australia", sydney, "WA"],
  ["9 Victoria Street, Perth", "Australia/Perth", "WA"],
  ["Victoria Park, wa", sydney, "WA"],
  ["1 London Circuit, Canberra 2601", sydney, "ACT"],
  ["10 Smith Street, Darwin 0800", sydney, "NT"],
  ["2000 Ocean Road, Hobart TAS", sydney, "TAS"],
  ["Level 3, Queen Street Mall, Brisbane 4000 Australia", sydney, "QLD"],
  ["Rundle Mall, Adelaide", "Australia/Adelaide", "SA"],
  ["Somewhere", sydney, "NSW"],
])("%s, %s: %s [APPT-16]", (address, timeZone, state) => {
  expect(likelyState({ address, timeZone })).toBe(state);
});

test.each([
  ["12 Queen Street, Auckland 1010", "Pacific/Auckland"],
  ["1 Victoria Road, London", "Europe/London"],
  ["Somewhere", "Australia/Eucla"],
])("nothing is suggested for %s, %s [APPT-16]", (address, timeZone) => {
  expect(likelyState({ address, timeZone })).toBeNull();
});

test.each([
  ["12 Queen Street, Brisbane QLD 4000", sydney, "Australia/Brisbane"],
  ["Hay Street, Perth WA", sydney, "Australia/Perth"],
  ["12 Harbour Street, Sydney NSW 2000", sydney, null],
  ["Argent Street, Broken Hill NSW 2880", "Australia/Broken_Hill", null],
  ["Somewhere", sydney, null],
  ["12 Queen Street, Auckland 1010", "Pacific/Auckland", null],
])("the clock of %s, where it goes by %s, is %s [DASH-8]", (address, timeZone, zone) => {
  expect(zoneByAddress({ address, timeZone })).toBe(zone);
});
