import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ChairBody } from "#contract/clinic/opening.ts";
import type { PersonBody, PersonLeaveBody } from "#contract/clinic/people.ts";
import type { TreatmentBody } from "#contract/clinic/treatments.ts";
import { callApi } from "#web/lib/api-client.ts";
import { refreshTopic } from "#web/lib/live/live.ts";
import { apiQuery } from "#web/lib/query-client.ts";

export const usePeople = () => useQuery(apiQuery("listPeople"));
export const useOpening = () => useQuery(apiQuery("opening"));
/** The clinic's opening hours; null while there are none. */
export const useBusinessHours = () => useQuery(apiQuery("knowledgeBase")).data?.businessHours ?? null;

/** A change of who, what and where is booked; refusals stand at their fields. */
function useChange<Input, Reply>(change: (input: Input) => Promise<Reply>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => {
      for (const topic of ["opening", "roster"] as const) refreshTopic(client, topic);
    },
  });
}

export const useSavePerson = (id: string | null) =>
  useChange((body: PersonBody) =>
    id === null ? callApi("addPerson", { body }) : callApi("changePerson", { params: { id }, body }),
  );
export const useRemovePerson = () =>
  useChange((id: string) => callApi("removeRosterMember", { params: { id } }));
export const useAddLeave = (id: string) =>
  useChange((body: PersonLeaveBody) => callApi("addLeave", { params: { id }, body }));
export const useApproveLeave = () =>
  useChange((id: string) => callApi("decideLeave", { params: { id }, body: { decision: "approved" } }));
export const useRemoveLeave = () => useChange((id: string) => callApi("removeLeave", { params: { id } }));

export const useSaveTreatment = (id: string | null) =>
  useChange((body: TreatmentBody) =>
    id === null ? callApi("addTreatment", { body }) : callApi("changeTreatment", { params: { id }, body }),
  );
export const useRemoveTreatment = () =>
  useChange((id: string) => callApi("removeTreatment", { params: { id } }));

export const useSaveChair = (id: string | null) =>
  useChange((body: ChairBody) =>
    id === null ? callApi("addChair", { body }) : callApi("changeChair", { params: { id }, body }),
  );
export const useRemoveChair = () => useChange((id: string) => callApi("removeChair", { params: { id } }));
