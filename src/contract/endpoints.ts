/**
 * Every HTTP call of the product as plain data: method and path; `summaries.ts` has a line for people on each.
 * No schema library here, so the browser's first page can import it for free; `api.ts` adds the schemas.
 */
export const endpoints = {
  login: { method: "POST", path: "/auth/login" },
  verifyCode: { method: "POST", path: "/auth/code" },
  register: { method: "POST", path: "/auth/register" },
  startGoogleSignIn: { method: "POST", path: "/auth/google" },
  finishGoogleSignIn: { method: "POST", path: "/auth/google/answer" },
  logout: { method: "POST", path: "/auth/logout" },
  signInOptions: { method: "GET", path: "/auth/options" },
  currentUser: { method: "GET", path: "/api/user" },
  clinicOverview: { method: "GET", path: "/api/dashboard/clinic-overview" },
  recentActivity: { method: "GET", path: "/api/dashboard/activity" },
  clearSamples: { method: "DELETE", path: "/api/samples" },
  listAppointments: { method: "GET", path: "/api/appointments" },
  createAppointment: { method: "POST", path: "/api/appointments" },
  cancelAppointment: { method: "POST", path: "/api/appointments/:id/cancel" },
  restoreAppointment: { method: "POST", path: "/api/appointments/:id/restore" },
  confirmAppointment: { method: "POST", path: "/api/appointments/:id/confirm" },
  rescheduleAppointment: { method: "POST", path: "/api/appointments/:id/reschedule" },
  listAppointmentMoves: { method: "GET", path: "/api/appointments/:id/moves" },
  markAttendance: { method: "POST", path: "/api/appointments/:id/attendance" },
  availability: { method: "POST", path: "/api/availability" },
  opening: { method: "GET", path: "/api/opening" },
  saveHolidays: { method: "PUT", path: "/api/opening/holidays" },
  addClosure: { method: "POST", path: "/api/opening/closures" },
  removeClosure: { method: "DELETE", path: "/api/opening/closures/:id" },
  saveTreatments: { method: "PUT", path: "/api/opening/treatments" },
  addChair: { method: "POST", path: "/api/opening/chairs" },
  changeChair: { method: "PUT", path: "/api/opening/chairs/:id" },
  removeChair: { method: "DELETE", path: "/api/opening/chairs/:id" },
  closedDays: { method: "GET", path: "/api/opening/closed" },
  waitlist: { method: "GET", path: "/api/waitlist" },
  joinWaitlist: { method: "POST", path: "/api/waitlist" },
  leaveWaitlist: { method: "DELETE", path: "/api/waitlist/:id" },
  rejoinWaitlist: { method: "POST", path: "/api/waitlist/:id/rejoin" },
  waitlistFor: { method: "GET", path: "/api/appointments/:id/waitlist" },
  fillFreedTime: { method: "POST", path: "/api/waitlist/:id/book" },
  onboarding: { method: "GET", path: "/api/onboarding" },
  saveTeam: { method: "POST", path: "/api/onboarding/team" },
  knowledgeBase: { method: "GET", path: "/api/onboarding/knowledge-base" },
  saveKnowledgeBase: { method: "POST", path: "/api/onboarding/knowledge-base" },
  assistantStatus: { method: "GET", path: "/api/assistant" },
  pauseAssistant: { method: "POST", path: "/api/assistant/pause" },
  rehearseAssistant: { method: "POST", path: "/api/assistant/rehearsals" },
  listTasks: { method: "GET", path: "/api/tasks" },
  completeTask: { method: "POST", path: "/api/tasks/:id/complete" },
  listCallLogs: { method: "GET", path: "/api/calls/logs" },
  exportLogs: { method: "GET", path: "/api/calls/logs/export.csv" },
  getCall: { method: "GET", path: "/api/calls/:id" },
  getVoicemail: { method: "GET", path: "/api/calls/:id/voicemail" },
  startTestCall: { method: "POST", path: "/api/calls/test" },
  listPatients: { method: "GET", path: "/api/patients" },
  createPatient: { method: "POST", path: "/api/patients" },
  listDuplicatePatients: { method: "GET", path: "/api/patients/duplicates" },
  getPatient: { method: "GET", path: "/api/patients/:id" },
  updatePatient: { method: "PUT", path: "/api/patients/:id" },
  mergePatients: { method: "POST", path: "/api/patients/:id/merge" },
  undoPatientMerge: { method: "POST", path: "/api/patients/merges/:id/undo" },
  agentsStatus: { method: "GET", path: "/api/agents/status" },
  listApiKeys: { method: "GET", path: "/api/keys" },
  createApiKey: { method: "POST", path: "/api/keys" },
  revokeApiKey: { method: "DELETE", path: "/api/keys/:id" },
  pmsConnection: { method: "GET", path: "/api/pms/connection" },
  connectPms: { method: "POST", path: "/api/pms/connection" },
  pmsOptions: { method: "GET", path: "/api/pms/options" },
  listPmsWrites: { method: "GET", path: "/api/pms/writes" },
  retryPmsWrite: { method: "POST", path: "/api/pms/writes/:id/retry" },
  enteredInPms: { method: "POST", path: "/api/pms/writes/:id/entered" },
  syncPms: { method: "POST", path: "/api/pms/sync" },
  calendarFeed: { method: "GET", path: "/api/calendar-feed" },
  createCalendarFeed: { method: "POST", path: "/api/calendar-feed" },
  revokeCalendarFeed: { method: "DELETE", path: "/api/calendar-feed" },
  listAgentConfigurations: { method: "GET", path: "/api/agents" },
  listAgentVersions: { method: "GET", path: "/api/agents/:agentId/versions" },
  saveAgentConfiguration: { method: "PUT", path: "/api/agents/:agentId/configuration" },
  restoreAgentVersion: { method: "POST", path: "/api/agents/:agentId/versions/:version/restore" },
  outreach: { method: "GET", path: "/api/outreach" },
  changeOutreach: { method: "PUT", path: "/api/outreach" },
  previewOutreach: { method: "GET", path: "/api/outreach/:agentId/preview" },
  listMessages: { method: "GET", path: "/api/messages" },
  sendCampaign: { method: "POST", path: "/api/outreach/campaigns" },
  roster: { method: "GET", path: "/api/roster" },
  addRosterMember: { method: "POST", path: "/api/roster/members" },
  removeRosterMember: { method: "DELETE", path: "/api/roster/members/:id" },
  askForLeave: { method: "POST", path: "/api/roster/leave" },
  decideLeave: { method: "POST", path: "/api/roster/leave/:id/decision" },
  coverShift: { method: "POST", path: "/api/roster/covers" },
  removeCover: { method: "DELETE", path: "/api/roster/covers/:id" },
  askToCover: { method: "POST", path: "/api/roster/asks" },
  exportRoster: { method: "GET", path: "/api/roster/report.csv" },
  listPhoneNumbers: { method: "GET", path: "/api/phone-numbers" },
  addPhoneNumber: { method: "POST", path: "/api/phone-numbers" },
  removePhoneNumber: { method: "DELETE", path: "/api/phone-numbers/:id" },
  offeredPhoneNumbers: { method: "GET", path: "/api/phone-numbers/offers" },
  buyPhoneNumber: { method: "POST", path: "/api/phone-numbers/buy" },
  languageModel: { method: "GET", path: "/api/assistant/language-model" },
  systemHealth: { method: "GET", path: "/api/system/health" },
  analytics: { method: "GET", path: "/api/analytics" },
  exportAnalytics: { method: "GET", path: "/api/analytics/export.csv" },
  healthHistory: { method: "GET", path: "/api/system/health/history" },
  billing: { method: "GET", path: "/api/billing" },
  refreshBilling: { method: "POST", path: "/api/billing/refresh" },
  upcomingInvoice: { method: "GET", path: "/api/billing/upcoming-invoice" },
  openBillingPortal: { method: "POST", path: "/api/billing/portal" },
  startSubscription: { method: "POST", path: "/api/billing/checkout" },
  previewPlan: { method: "POST", path: "/api/billing/plan/preview" },
  changePlan: { method: "POST", path: "/api/billing/plan" },
  liveEvents: { method: "GET", path: "/api/events" },
} as const satisfies Record<string, Endpoint>;

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path with `:name` parameters. */
  path: string;
}

export type EndpointName = keyof typeof endpoints;

/** Paths that belong to the telephone provider, not to the browser. */
export const telephonyPaths = {
  twilioVoice: "/telephony/twilio/voice",
  twilioAction: "/telephony/twilio/action",
  twilioDialAction: "/telephony/twilio/dial-action",
  twilioStatus: "/telephony/twilio/status",
  /** The leg to reception: `${twilioReception}/<id of the call>/answered` and `/pressed`. */
  twilioReception: "/telephony/twilio/reception",
  /** A call of ours: `${twilioOutbound}/<id of its message>/answered` and `/ended`. */
  twilioOutbound: "/telephony/twilio/outbound",
  /** The caller has finished leaving a voicemail. */
  twilioVoicemail: "/telephony/twilio/voicemail",
  /** What became of a recording. */
  twilioRecording: "/telephony/twilio/recording",
  /** A text message to one of the clinic's numbers. */
  twilioText: "/telephony/twilio/text",
  /** What became of a text message of ours. */
  twilioTextStatus: "/telephony/twilio/text-status",
  /** WebSocket of a provider's call: `${twilioRelay}/<one-time ticket>`. */
  twilioRelay: "/telephony/twilio/relay",
  /** WebSocket of a test call from the browser or the terminal: `${testRelay}/<one-time ticket>`. */
  testRelay: "/telephony/test/relay",
} as const;

/** Where the payment provider reports what happened. */
export const billingPaths = { stripeWebhook: "/billing/stripe/webhook" } as const;
