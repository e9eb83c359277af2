import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "#web/lib/query-client.ts";

/** One call with its turns; nothing is asked for without an id. */
export const useCall = (callId: string | null) =>
  useQuery({ ...apiQuery("getCall", { id: callId ?? "none" }), enabled: callId !== null });
