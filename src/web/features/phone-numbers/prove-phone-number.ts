import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { NumberCodeWay } from "#contract/telephony/phone-options.ts";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Has a code called or texted to a number of the clinic. */
export const useSendNumberCode = (id: string) =>
  useMutation({
    mutationFn: (by: NumberCodeWay) => callApi("sendNumberCode", { params: { id }, body: { by } }),
  });

/** Proves with the code that the number is the clinic's. */
export function useProvePhoneNumber(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => callApi("proveNumber", { params: { id }, body: { code } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf("listPhoneNumbers") }),
  });
}
