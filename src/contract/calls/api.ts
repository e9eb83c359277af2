import { z } from "zod";
import { byId, type CallSchemas, nothing } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import * as calls from "./calls.ts";

export const callsApi = {
  listCallLogs: { query: calls.logQuery, replies: { 200: calls.logPage } },
  searchCallLogs: { body: calls.logSearchBody, replies: { 200: calls.logPage } },
  exportFoundLogs: { body: calls.logExportBody, replies: { 200: z.string() } },
  exportLogs: { query: calls.logExportQuery, replies: { 200: z.string() } },
  receptionReach: { replies: { 200: calls.receptionReach } },
  runningCalls: { replies: { 200: z.array(calls.runningCall) } },
  takeOverCall: { params: byId, replies: { 200: calls.takenOver } },
  hangUpCall: { params: byId, replies: { 200: nothing } },
  getCall: { params: byId, replies: { 200: calls.callWithTurns } },
  getVoicemail: { params: byId, replies: { 200: z.string() } },
  startTestCall: { body: calls.startTestCallBody, replies: { 201: calls.startTestCallReply } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
