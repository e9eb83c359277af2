import type { AgentConfiguration } from "#contract/assistants/agent-configuration.ts";
import type { AgentId } from "#contract/assistants/agents.ts";

const starts: { [Id in AgentId]: Extract<AgentConfiguration, { agentId: Id }> } = {
  "1": {
    agentId: "1",
    phoneNumber: "",
    ...{ weekdayStart: "", weekdayEnd: "", weekendStart: "", weekendEnd: "" },
    permissions: { bookAppointments: true, rescheduleCancel: true, provideInfo: true },
    ...{ hasEmergencyNumber: false, emergencyNumber: "" },
    escalationMethod: "transfer",
    ...{ receptionNumber: "", greetingScript: "" },
  },
  "2": {
    ...{ agentId: "2", phoneNumber: "", appointmentTypes: [], recallDelay: "", maxAttempts: "" },
    ...{ channels: [], offerSlots: false, escalationMethod: "notify" },
  },
  "3": {
    ...{ agentId: "3", phoneNumber: "", treatmentTypes: [], followUpTiming: "sameday", messageTypes: [] },
    ...{ customMessage: "", followUpChannel: "sms", escalationMethod: "alert", thankYouNotes: false },
  },
  "4": {
    ...{ agentId: "4", phoneNumber: "", campaigns: [], reminderSchedule: [] },
    ...{ missedFollowUp: false, ccEmails: "" },
  },
  "5": {
    ...{ agentId: "5", phoneNumber: "", weekdayShifts: "", weekendShifts: "" },
    ...{ autoSuggestReplacements: false, reminderMethod: "sms", trackLeave: false },
    reports: "Weekly roster report",
  },
};

/** What the dialog shows of an agent that was never configured. */
export const startConfiguration = (agentId: AgentId): AgentConfiguration => starts[agentId];
