import { useMutation } from "@tanstack/react-query";
import type { AnalyticsWeeks } from "#contract/analytics.ts";
import { endpoints } from "#contract/endpoints.ts";
import { saveFile } from "#web/lib/save-file.ts";

/** Hands the figures to the browser as a file. */
export const useExportAnalytics = () =>
  useMutation({
    mutationFn: (weeks: AnalyticsWeeks) =>
      saveFile(`${endpoints.exportAnalytics.path}?weeks=${weeks}`, "analytics.csv"),
  });
