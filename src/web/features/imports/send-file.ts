import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { type ImportKind, importLimits } from "#contract/patients/import-options.ts";
import { callApi } from "#web/lib/api-client.ts";
import { queryKeyOf } from "#web/lib/query-client.ts";

/** Sends a file in parts, one after the other, and has it read; `sent` is how much of it has arrived, from 0 to 1. */
export function useSendFile() {
  const client = useQueryClient();
  const [sent, setSent] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({ kind, file }: { kind: ImportKind; file: File }) => {
      setSent(0);
      const body = { kind, fileName: file.name, sizeBytes: file.size };
      const { id } = await callApi("createImport", { body });
      for (let at = 0, index = 0; at < file.size; at += importLimits.partBytes, index++) {
        const content = await base64Of(file.slice(at, at + importLimits.partBytes));
        await callApi("uploadImportPart", {
          params: { id, index: String(index) } as never,
          body: { content },
        });
        setSent(Math.min(1, (at + importLimits.partBytes) / file.size));
      }
      return callApi("readImport", { params: { id } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeyOf("listImports") }),
  });
  return { ...mutation, sent };
}

const base64Of = (part: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read"));
    reader.onload = () => resolve(String(reader.result).replace(/^[^,]*,/, ""));
    reader.readAsDataURL(part);
  });
