import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AddPhoneNumberBody, PhoneNumber } from "#contract/telephony/phone-numbers.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheReply } from "#web/lib/cache-reply.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Keeps a number of the clinic; it stands in the table at once. */
export function useAddPhoneNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: AddPhoneNumberBody) => callApi("addPhoneNumber", { body }),
    onSuccess: (added) => showAdded(client, added),
  });
}

/** Buys a number from the telephone provider. */
export function useBuyPhoneNumber() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Omit<AddPhoneNumberBody, "provider">) => callApi("buyPhoneNumber", { body }),
    onSuccess: (added) => showAdded(client, added),
  });
}

function showAdded(client: ReturnType<typeof useQueryClient>, added: PhoneNumber): void {
  cacheReply<PhoneNumber[]>(client, queryKeyOf("listPhoneNumbers"), (rows = []) => [
    ...rows.filter(({ id }) => id !== added.id),
    added,
  ]);
}
