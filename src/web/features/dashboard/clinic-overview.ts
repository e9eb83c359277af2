import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";
import { readToken } from "#web/lib/session/token.ts";

/** Today's figures: asked for only with a stored token, and again every 60 s. `null`: nothing of its own yet. */
export const useClinicOverview = () =>
  useQuery({ ...apiQuery("clinicOverview"), enabled: readToken() !== null, refetchInterval: 60_000 });
