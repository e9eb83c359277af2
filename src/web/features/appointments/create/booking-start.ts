import { useCallback, useState } from "react";
import { forgetBookingFor, heldBookingFor } from "#web/lib/booking-for.ts";
import type { AppointmentsAddress } from "../appointments-address.ts";
import type { Whom } from "./appointment-form.ts";
import { type SetAside, useSetAside } from "./set-aside.ts";

/**
 * What the next booking starts with: whom it is for (from a patient's record or a visit; another page's wish is kept once), or one
 * that was set aside.
 */
export function useBookingStart(go: (change: Partial<AppointmentsAddress>) => void) {
  const [whom, setWhom] = useState<Whom | null>(heldBookingFor);
  const [unfinished, setUnfinished] = useState<SetAside | null>(null);
  const [aside, keepAside] = useSetAside();
  const begin = useCallback((next: Whom | null) => {
    forgetBookingFor();
    setUnfinished(null);
    setWhom(next);
  }, []);
  const setAside = (next: SetAside) => {
    keepAside(next);
    begin(null);
    go({ isNew: false, isWalkIn: false });
  };
  const carryOn = () => {
    if (aside === null) return;
    keepAside(null);
    setUnfinished(aside);
    go(aside.isWalkIn ? { isWalkIn: true } : { isNew: true, newDate: "", newTime: "" });
  };
  return { whom, begin, unfinished, aside, setAside, carryOn, discard: () => keepAside(null) };
}
