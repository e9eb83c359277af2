import { useMutation } from "@tanstack/react-query";
import { endpoints } from "#contract/endpoints.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { type LogFilters, logQueryOf } from "./log-filters.ts";

/** Every entry that fits the applied filters as a file, also those that are not on the screen yet. */
export const useExportLogs = () =>
  useMutation({
    mutationFn: (filters: LogFilters) =>
      filters.words === ""
        ? saveFile(
            `${endpoints.exportLogs.path}?${new URLSearchParams({ ...logQueryOf(filters) })}`,
            "logs.csv",
          )
        : saveFile(endpoints.exportFoundLogs.path, "logs.csv", {
            ...logQueryOf(filters),
            words: filters.words,
          }),
    onError: (error) =>
      toast({
        variant: "destructive",
        title: "The log was not exported",
        description: messageForPeople(error, "Check your connection and try again."),
      }),
  });
