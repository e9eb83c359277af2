import { useMutation } from "@tanstack/react-query";
import { endpoints } from "#contract/endpoints.ts";
import type { AnalyticsWeeks } from "#contract/system/analytics.ts";
import { saveFile } from "#web/lib/save-file.ts";

/** Hands the figures to the browser as a file. */
export const useExportAnalytics = () =>
  useMutation({
    mutationFn: (weeks: AnalyticsWeeks) =>
      saveFile(`${endpoints.exportAnalytics.path}?weeks=${weeks}`, "analytics.csv"),
  });
