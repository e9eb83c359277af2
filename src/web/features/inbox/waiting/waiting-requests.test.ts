import { expect, test } from "vitest";
import { toInstant } from "#kernel/zoned-time.ts";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { waitingRequests } from "./waiting-requests.ts";

const at = (time: string) => toInstant("2026-08-11", time, "Australia/Sydney");
const visit = (requestedTime: string, status: "requested" | "confirmed") =>
  anAppointment({
    ...{ id: requestedTime, status, requestedTime, startsAt: new Date(at(requestedTime)).toISOString() },
    endsAt: new Date(at(requestedTime) + 30 * 60_000).toISOString(),
  });

test("waits only for requests that can still happen, the next one first", () => {
  const all = [
    visit("11:00", "requested"),
    visit("10:00", "requested"),
    visit("09:00", "requested"),
    visit("12:00", "confirmed"),
  ];
  expect(waitingRequests(all, at("10:10")).map((a) => a.requestedTime)).toEqual(["10:00", "11:00"]);
});
