import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { UpdatePatientBody } from "#contract/patients/patients.ts";
import { callApi } from "#web/lib/api-client.ts";
import { cacheReply } from "#web/lib/cache-reply.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Changes a record; the answer is what is shown from then on. */
export function useUpdatePatient(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: UpdatePatientBody) => callApi("updatePatient", { params: { id }, body }),
    onSuccess: (saved) => {
      cacheReply(client, queryKeyOf("getPatient", { id }), saved);
      return client.invalidateQueries({ queryKey: queryKeyOf("listPatients") });
    },
  });
}
