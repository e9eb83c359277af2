import { newId } from "#kernel/ids.ts";
import { addDays, toInstant, toLocal } from "#kernel/zoned-time.ts";
import type { SampleRows } from "./store.ts";

type LogSample = readonly [
  type: "call" | "system" | "error",
  daysAgo: number,
  time: string,
  durationSeconds: number,
  workflow: string,
  messages: number,
  status: string,
];

/** On the days before the workspace was made, so that none of them lies in its future. */
const logSamples: readonly LogSample[] = [
  ["call", 1, "11:38", 134, "Receptionist · Main line", 14, "Completed"],
  ["call", 1, "11:06", 182, "Receptionist · Main line", 19, "Completed"],
  ["system", 1, "10:30", 4, "PMS sync · Dental4Windows", 3, "Success"],
  ["error", 1, "09:52", 31, "Reminders · SMS delivery", 2, "Resolved"],
  ["call", 2, "18:47", 80, "Receptionist · After hours", 8, "Completed"],
  ["system", 2, "17:00", 1, "Knowledge base · Published", 1, "Success"],
  ["error", 2, "14:15", 128, "PMS sync · Dental4Windows", 5, "Resolved"],
  ["call", 3, "13:31", 45, "Recall assistant · Outbound", 6, "No answer"],
];

const activitySamples = [
  ["booking", 12, "A caller booked Teeth Cleaning for Thursday, 2:30 pm"],
  ["reminder", 38, "Reminders for tomorrow were sent: 9 booked, 2 still to answer"],
  ["escalation", 64, "A caller in pain was put through to reception"],
] as const;

/** From the ranges that the Australian numbering plan keeps for films and books: nobody can be rung by accident. */
const numberSamples = [
  ["+61255504410", "nsw", "telstra", "2", 21, ["1"]],
  ["+61355507120", "vic", "optus", "1", 14, ["2"]],
  ["+61755503365", "qld", "vodafone", "3", 6, []],
] as const;

/** Beginning and end of keys that do not exist. */
const keySamples = [
  ["Website booking form", "enm_live_8fK", "c41e", ["read", "write"], 8, 1],
  ["Reporting sheet", "enm_live_2bQ", "c90a", ["read"], 8, 2],
  ["Old intranet", "enm_live_77d", "09bd", ["read"], 180, 42],
] as const;

const minute = 60_000;
const day = 86_400_000;

/** The example rows of a new workspace; every one says that it is a sample. */
export function sampleRows(now: number, timeZone: string): SampleRows {
  const today = toLocal(now, timeZone).date;
  return {
    logEntries: logSamples.map(([type, daysAgo, time, durationSeconds, workflow, messages, status]) => ({
      id: newId(now),
      type,
      startedAt: toInstant(addDays(today, -daysAgo), time, timeZone),
      durationSeconds,
      workflow,
      messages,
      status,
      isSample: true,
    })),
    activities: activitySamples.map(([type, minutesAgo, text]) => ({
      id: newId(now),
      type,
      text,
      at: now - minutesAgo * minute,
      isSample: true,
    })),
    apiKeys: keySamples.map(([name, prefix, suffix, permissions, createdDaysAgo, usedDaysAgo]) => ({
      id: newId(now),
      ...{ name, prefix, suffix, permissions: [...permissions] },
      isSample: true,
      createdAt: now - createdDaysAgo * day,
      lastUsedAt: now - usedDaysAgo * day,
      // The one that nobody has used for weeks shows how an ended key looks.
      revokedAt: usedDaysAgo > 30 ? now - (usedDaysAgo - 1) * day : null,
    })),
    phoneNumbers: numberSamples.map(([e164, state, provider, lines, daysAgo, agentIds]) => ({
      id: newId(now),
      e164,
      country: "Australia",
      state,
      provider,
      lines,
      status: "Connected",
      assignedAgentIds: [...agentIds],
      isSample: true,
      addedAt: now - daysAgo * day,
    })),
  };
}
