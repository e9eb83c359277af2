import { z } from "zod";
import * as agents from "../assistants/agent-configuration.ts";
import { byId, type CallSchemas, nothing } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import * as messages from "./messages.ts";
import * as tasks from "./tasks.ts";

export const messagingApi = {
  listTasks: { query: tasks.taskQuery, replies: { 200: z.array(tasks.task) } },
  completeTask: { params: byId, replies: { 200: nothing } },
  changeTask: {
    params: byId,
    body: tasks.changeTaskBody,
    replies: { 200: tasks.changedTasks },
  },
  retryTask: { params: byId, body: tasks.retryTaskBody, replies: { 200: tasks.retriedTasks } },
  listTaskPeople: { replies: { 200: z.array(tasks.taskPerson) } },
  taskThread: { params: byId, replies: { 200: tasks.textThread } },
  replyToTask: { params: byId, body: tasks.replyBody, replies: { 201: tasks.textThread } },
  outreach: { replies: { 200: messages.outreach } },
  changeOutreach: { body: messages.changeOutreachBody, replies: { 200: messages.outreach } },
  previewOutreach: { params: agents.byAgent, replies: { 200: messages.outreachPreview } },
  listMessages: { query: messages.messageQuery, replies: { 200: messages.messagePage } },
  sendCampaign: { body: messages.campaignBody, replies: { 201: messages.campaignReply } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
