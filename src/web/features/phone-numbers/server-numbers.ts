import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";
import { usePermissions } from "#web/lib/session/permissions.ts";

/** Whose each number of this server is; nothing for those who cannot run it, an empty list for those who do not. */
export const useServerNumbers = () =>
  useQuery({ ...apiQuery("serverNumbers"), enabled: usePermissions()("serverNumbers") });

function useRefresh() {
  const client = useQueryClient();
  return () =>
    Promise.all(
      (["serverNumbers", "listPhoneNumbers", "offeredPhoneNumbers"] as const).map((name) =>
        client.invalidateQueries({ queryKey: queryKeyOf(name) }),
      ),
    );
}

/** Gives a number to the clinic of an account. */
export function useGiveNumber() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (body: { phoneNumber: string; email: string }) => callApi("giveNumber", { body }),
    onSuccess: refresh,
  });
}

/** Takes a number back from the clinic that has it. */
export function useTakeBackNumber() {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (phoneNumber: string) => callApi("takeBackNumber", { body: { phoneNumber } }),
    onSuccess: refresh,
  });
}
