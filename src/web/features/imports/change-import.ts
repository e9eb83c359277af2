import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { DataImport, ImportOptions } from "#contract/patients/imports.ts";
import { callApi } from "#web/lib/api-client.ts";
import { apiQuery, queryKeyOf } from "#web/lib/query-client.ts";

export interface CheckWish {
  mapping: DataImport["mapping"];
  options: ImportOptions;
}

/** Has the file checked, carried out or undone; the answer is the import as it stands then. */
export function useChangeImport(id: string) {
  const client = useQueryClient();
  const onSuccess = (changed: DataImport) => {
    client.setQueryData(apiQuery("getImport", { id }).queryKey, changed);
    return client.invalidateQueries({ queryKey: queryKeyOf("listImports"), exact: true });
  };
  const params = { id };
  return {
    check: useMutation({
      mutationFn: (body: CheckWish) => callApi("checkImport", { params, body }),
      onSuccess,
    }),
    run: useMutation({ mutationFn: () => callApi("runImport", { params }), onSuccess }),
    undo: useMutation({ mutationFn: () => callApi("undoImport", { params }), onSuccess }),
  };
}

export function useDiscardImport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi("discardImport", { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf("listImports"), exact: true }),
  });
}
