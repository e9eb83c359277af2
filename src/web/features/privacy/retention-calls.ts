import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RetentionKind, retentionKinds } from "#contract/patients/retention-options.ts";
import { callApi } from "#web/lib/api-client.ts";
import { noAnswer } from "#web/lib/no-answer.ts";
import { apiQuery } from "#web/lib/query-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** Days, or null for good, of every kind. */
export type Times = Record<RetentionKind, number | null>;

export const rulesOf = (times: Times) => retentionKinds.map((kind) => ({ kind, keepDays: times[kind] }));

export const useRetention = () => useQuery({ ...apiQuery("retention"), staleTime: 0 });

/** What these times would take tonight; nobody is asked while all is kept for good. */
export const useRetentionPreview = (times: Times) =>
  useQuery({
    queryKey: ["retention-preview", JSON.stringify(times)],
    queryFn: () => callApi("previewRetention", { body: { rules: rulesOf(times) } }),
    enabled: Object.values(times).some((days) => days !== null),
    placeholderData: (before) => before,
  });

export function useSaveRetention() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (times: Times) => callApi("saveRetention", { body: { rules: rulesOf(times) } }),
    onSuccess: (saved) => {
      client.setQueryData(apiQuery("retention").queryKey, saved);
      toast({ title: "Times saved", description: "What is older goes in the night from two o'clock on" });
    },
    onError: (error) =>
      toast({
        title: "The times were not saved",
        description: messageForPeople(error, noAnswer),
        variant: "destructive",
      }),
  });
}
