import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { PmsWrite, PmsWrites } from "#contract/booking/pms.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery } from "#web/lib/query-client.ts";

/** One list is looked into by every row: found by the appointment, not searched for. */
const byAppointment = new WeakMap<PmsWrites, Map<string, PmsWrite>>();

function writesOf(list: PmsWrites): Map<string, PmsWrite> {
  const known = byAppointment.get(list);
  if (known) return known;
  const made = new Map(list.writes.map((write) => [write.appointmentId, write]));
  byAppointment.set(list, made);
  return made;
}

export interface PmsStanding {
  product: string;
  /** Nothing of it reaches a practice. */
  isSandbox: boolean;
  write: PmsWrite;
}

/** Where the booking stands with the practice system; null while none was ever connected. */
export function usePmsStanding(appointmentId: string): PmsStanding | null {
  const { data } = useQuery(apiQuery("listPmsWrites"));
  const write = data && writesOf(data).get(appointmentId);
  return data?.product && write ? { product: data.product, isSandbox: data.isSandbox, write } : null;
}

/** Tries a failed booking again, or says that a person has entered it. */
export function useSettlePmsWrite(call: "retryPmsWrite" | "enteredInPms") {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(call, { params: { id } }),
    onSettled: () => {
      refreshTopic(client, "pms");
      refreshTopic(client, "tasks");
    },
  });
}
