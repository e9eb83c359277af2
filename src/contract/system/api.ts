import { z } from "zod";
import type { CallSchemas } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import * as analytics from "./analytics.ts";
import * as backups from "./backups.ts";
import * as dashboard from "./dashboard.ts";
import * as figures from "./figures.ts";
import * as health from "./health.ts";

export const systemApi = {
  liveness: { replies: { 200: health.alive } },
  readiness: { replies: { 200: health.alive } },
  clinicOverview: { replies: { 200: dashboard.clinicOverviewReply } },
  recentActivity: { replies: { 200: z.array(dashboard.activity) } },
  assistantStatus: { replies: { 200: dashboard.assistantStatus } },
  pauseAssistant: { body: dashboard.pauseBody, replies: { 200: dashboard.assistantStatus } },
  systemHealth: { replies: { 200: dashboard.systemHealth } },
  backups: { replies: { 200: backups.backupOverview } },
  makeBackup: { replies: { 200: backups.madeBackup } },
  analytics: { query: analytics.analyticsQuery, replies: { 200: analytics.analytics } },
  exportAnalytics: { query: analytics.analyticsQuery, replies: { 200: z.string() } },
  figures: { query: figures.figuresQuery, replies: { 200: figures.figures } },
  healthHistory: { replies: { 200: health.healthHistory } },
  liveEvents: { replies: { 200: z.string() } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
