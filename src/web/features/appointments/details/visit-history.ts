import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** Where the appointment lay before, latest move first. */
export const useMoves = (id: string) =>
  useQuery({ ...apiQuery("listAppointmentMoves", { id }), staleTime: 0 });
