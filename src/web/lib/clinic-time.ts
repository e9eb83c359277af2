import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { defaultTimeZone } from "#contract/limits.ts";
import { systemClock } from "#kernel/clock.ts";
import { dateOf } from "./formatting.ts";
import { apiQuery } from "./query-client.ts";

/** The clinic's IANA time zone; every date on the screen is in it. */
export function useClinicTimeZone(): string {
  const { data } = useQuery(apiQuery("onboarding"));
  return data?.timeZone ?? defaultTimeZone;
}

/** The present instant in epoch milliseconds, read again every `everyMs`. */
export function useNow(everyMs = 30_000): number {
  const [now, setNow] = useState(() => systemClock.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(systemClock.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

/** Today's date in the clinic, `YYYY-MM-DD`. */
export function useToday(): string {
  return dateOf(useNow(), useClinicTimeZone());
}
