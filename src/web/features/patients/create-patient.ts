import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CreatePatientBody } from "#contract/patients/patients.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

/** Adds a record; the lists are asked for again. */
export function useCreatePatient() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CreatePatientBody) => callApi("createPatient", { body }),
    onSuccess: (saved) => {
      client.setQueryData(apiQuery("getPatient", { id: saved.id }).queryKey, saved);
      return client.invalidateQueries({ queryKey: queryKeyOf("listPatients") });
    },
  });
}
