import { describe, expect, test } from "vitest";
import { anAppointment } from "../../../../../tests/support/an-appointment.ts";
import { moveBodyOf, spotOf, type Wish, wishOn } from "./visit-spots.ts";

const tuesday = "2026-12-08";
const visit = anAppointment({
  ...{ requestedDate: tuesday, requestedTime: "10:00", chairId: "one", practitionerId: "patel" },
  ...{ startsAt: "2026-12-07T23:00:00.000Z", endsAt: "2026-12-07T23:30:00.000Z" },
});
const wishes = (over: Partial<Wish["spot"]>): Wish => ({
  appointment: visit,
  spot: { ...spotOf(visit, "chair", true), ...over },
});
const elsewhere = {
  ...visit,
  ...{ requestedDate: "2026-12-09", requestedTime: "15:00", chairId: "two" },
  ...{ startsAt: "2026-12-09T04:00:00.000Z", endsAt: "2026-12-09T05:00:00.000Z" },
};

describe("a wish for a visit that somebody else has moved meanwhile [APPT-18]", () => {
  test("of another time leaves their chair and their length", () => {
    const { spot } = wishOn(elsewhere, wishes({ from: 11 * 60 }), "chair");
    expect(spot).toEqual({ date: tuesday, from: 11 * 60, columnId: "two", minutes: 60 });
  });

  test("of another length leaves their day and hour", () => {
    const body = moveBodyOf(wishOn(elsewhere, wishes({ minutes: 45 }), "chair"), "chair");
    expect(body).toMatchObject({ requestedDate: "2026-12-09", requestedTime: "15:00", durationMinutes: 45 });
  });

  test("of another chair leaves everything else", () => {
    const { spot } = wishOn(elsewhere, wishes({ columnId: "three" }), "chair");
    expect(spot).toEqual({ date: "2026-12-09", from: 15 * 60, columnId: "three", minutes: 60 });
  });

  test("is the same where nothing was changed", () => {
    const wish = wishes({ from: 11 * 60, columnId: "two" });
    expect(wishOn(visit, wish, "chair")).toEqual(wish);
  });
});
