import { type LocalDateTime, toLocal } from "#kernel/zoned-time.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";

/** Today's date and the time of day at the clinic, wherever this browser is. */
export function useClinicTime(): LocalDateTime & { timeZone: string } {
  const timeZone = useClinicTimeZone();
  return { ...toLocal(useNow(10_000), timeZone), timeZone };
}
