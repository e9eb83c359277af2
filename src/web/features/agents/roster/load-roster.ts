import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Roster, RosterCoverBody, RosterLeaveBody, RosterMemberBody } from "#contract/clinic/roster.ts";
import { endpoints } from "#contract/endpoints.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";

/** The week that a day lies in; without one the present week. */
export const useRoster = (week: string | undefined) =>
  useQuery({
    ...queryOptions<Roster>({
      queryKey: [`${endpoints.roster.path}?week=${week ?? ""}`],
      queryFn: ({ signal }) => callApi("roster", { query: week ? { week } : {}, signal }),
    }),
    placeholderData: keepPreviousData,
  });

function useRosterChange<Wish, Reply>(change: (wish: Wish) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      refreshTopic(client, "roster");
      refreshTopic(client, "messages");
    },
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to save"),
      }),
  });
}

export const useAddMember = () =>
  useRosterChange((body: RosterMemberBody) => callApi("addRosterMember", { body }));
export const useRemoveMember = () =>
  useRosterChange((id: string) => callApi("removeRosterMember", { params: { id } }));
export const useAskForLeave = () =>
  useRosterChange((body: RosterLeaveBody) => callApi("askForLeave", { body }));
export const useDecideLeave = () =>
  useRosterChange(({ id, decision }: { id: string; decision: "approved" | "declined" }) =>
    callApi("decideLeave", { params: { id }, body: { decision } }),
  );
export const useCoverShift = () =>
  useRosterChange((body: RosterCoverBody) => callApi("coverShift", { body }));
export const useRemoveCover = () =>
  useRosterChange((id: string) => callApi("removeCover", { params: { id } }));
export const useAskToCover = () =>
  useRosterChange((body: RosterCoverBody) => callApi("askToCover", { body }));

/** Hands the report of a week or month to the browser as a file. */
export const useExportRoster = () =>
  useMutation({
    mutationFn: ({ period, date }: { period: "week" | "month"; date: string }) =>
      saveFile(`${endpoints.exportRoster.path}?period=${period}&date=${date}`, "roster.csv"),
    onError: () =>
      toast({ variant: "destructive", title: "Error", description: "The report did not load. Try again." }),
  });
