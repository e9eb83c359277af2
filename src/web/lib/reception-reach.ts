import { useQuery } from "@tanstack/react-query";
import type { ReceptionReach } from "#contract/calls/calls.ts";
import { apiQuery } from "./query-client.ts";

/** Where callers who want a person are put through to. */
export const useReceptionReach = () => useQuery(apiQuery("receptionReach"));

/** Why nobody can be put through although the clinic wants it, for whoever could do something about it; null when it can be. */
export function whyNotPutThrough({ number, isWanted, hasTelephone }: ReceptionReach): string | null {
  if (!isWanted) return null;
  if (number === null)
    return "Callers who want a person cannot be put through: no telephone of reception can be rung. The assistant takes a message instead. Give a whole number in the knowledge base or in the receptionist's settings.";
  if (!hasTelephone)
    return "Nobody can be put through yet: no telephone account is connected to this server, so calls from outside do not come in and test calls ring nobody. See Going live on the page Phone numbers.";
  return null;
}
