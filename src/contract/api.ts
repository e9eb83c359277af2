import { z } from "zod";
import * as agents from "./agent-configuration.ts";
import * as analytics from "./analytics.ts";
import * as keys from "./api-keys.ts";
import * as appointments from "./appointments.ts";
import * as auth from "./auth.ts";
import * as billing from "./billing.ts";
import * as calls from "./calls.ts";
import * as clinic from "./clinic.ts";
import * as dashboard from "./dashboard.ts";
import type { EndpointName } from "./endpoints.ts";
import { id } from "./fields.ts";
import * as health from "./health.ts";
import { languageModelReply, modelTestReply } from "./language-model.ts";
import * as messages from "./messages.ts";
import * as opening from "./opening.ts";
import * as patients from "./patients.ts";
import * as numbers from "./phone-numbers.ts";
import * as pms from "./pms.ts";
import * as quotas from "./quotas.ts";
import * as rehearsals from "./rehearsals.ts";
import * as roster from "./roster.ts";
import * as waitlist from "./waitlist.ts";

interface CallSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema by success status. */
  replies: Record<number, z.ZodType>;
  /** Who may call it: nobody needs to sign in, or a signed-in user. */
  guard: "open" | "user";
}

const nothing = z.object({});
const byId = z.object({ id });

/** Schemas of every call; with `endpoints.ts` the single source for server, browser and OpenAPI. */
export const api = {
  login: { guard: "open", body: auth.loginBody, replies: { 200: auth.loginReply } },
  verifyCode: { guard: "open", body: auth.verifyCodeBody, replies: { 200: auth.signedIn } },
  register: { guard: "open", body: auth.registerBody, replies: { 200: auth.loginReply } },
  startGoogleSignIn: { guard: "open", replies: { 200: auth.googleSignIn } },
  finishGoogleSignIn: { guard: "open", body: auth.googleAnswerBody, replies: { 200: auth.signedIn } },
  logout: { guard: "user", replies: { 200: nothing } },
  liveness: { guard: "open", replies: { 200: health.alive } },
  readiness: { guard: "open", replies: { 200: health.alive } },
  signInOptions: { guard: "open", replies: { 200: auth.signInOptions } },
  logoutEverywhere: { guard: "user", replies: { 200: nothing } },
  listSignIns: { guard: "user", replies: { 200: z.array(auth.signIn) } },
  currentUser: { guard: "user", replies: { 200: auth.user } },
  clinicOverview: { guard: "user", replies: { 200: dashboard.clinicOverviewReply } },
  recentActivity: { guard: "user", replies: { 200: z.array(dashboard.activity) } },
  clearSamples: { guard: "user", replies: { 200: nothing } },
  listAppointments: { guard: "user", replies: { 200: z.array(appointments.appointment) } },
  clearTestAppointments: { guard: "user", replies: { 200: appointments.clearedTestAppointments } },
  createAppointment: {
    guard: "user",
    body: appointments.createAppointmentBody,
    replies: { 201: appointments.appointment },
  },
  cancelAppointment: {
    guard: "user",
    params: byId,
    body: appointments.cancelAppointmentBody,
    replies: { 200: appointments.appointment },
  },
  restoreAppointment: {
    guard: "user",
    params: byId,
    body: appointments.restoreAppointmentBody,
    replies: { 200: appointments.appointment },
  },
  confirmAppointment: { guard: "user", params: byId, replies: { 200: appointments.appointment } },
  rescheduleAppointment: {
    guard: "user",
    params: byId,
    body: appointments.rescheduleAppointmentBody,
    replies: { 200: appointments.appointment },
  },
  listAppointmentMoves: {
    guard: "user",
    params: byId,
    replies: { 200: z.array(appointments.appointmentMove) },
  },
  markAttendance: {
    guard: "user",
    params: byId,
    body: appointments.attendanceBody,
    replies: { 200: appointments.appointment },
  },
  availability: {
    guard: "user",
    body: appointments.availabilityBody,
    replies: { 200: appointments.availabilityReply },
  },
  opening: { guard: "user", replies: { 200: opening.opening } },
  saveHolidays: { guard: "user", body: opening.holidaysBody, replies: { 200: opening.opening } },
  addClosure: { guard: "user", body: opening.closureBody, replies: { 201: opening.addedClosure } },
  removeClosure: { guard: "user", params: byId, replies: { 200: nothing } },
  saveTreatments: { guard: "user", body: opening.treatmentsBody, replies: { 200: opening.opening } },
  addChair: { guard: "user", body: opening.chairBody, replies: { 201: opening.chair } },
  changeChair: { guard: "user", params: byId, body: opening.chairBody, replies: { 200: opening.chair } },
  removeChair: { guard: "user", params: byId, replies: { 200: nothing } },
  closedDays: {
    guard: "user",
    query: opening.closedDaysQuery,
    replies: { 200: z.array(opening.closedTime) },
  },
  waitlist: { guard: "user", replies: { 200: z.array(waitlist.waitlistEntry) } },
  joinWaitlist: { guard: "user", body: waitlist.waitlistBody, replies: { 201: waitlist.waitlistEntry } },
  leaveWaitlist: { guard: "user", params: byId, replies: { 200: nothing } },
  rejoinWaitlist: { guard: "user", params: byId, replies: { 200: waitlist.waitlistEntry } },
  waitlistFor: { guard: "user", params: byId, replies: { 200: z.array(waitlist.waitlistEntry) } },
  fillFreedTime: {
    guard: "user",
    params: byId,
    body: waitlist.fillFreedTimeBody,
    replies: { 200: appointments.appointment },
  },
  onboarding: { guard: "user", replies: { 200: clinic.onboarding } },
  saveTeam: { guard: "user", body: clinic.saveTeamBody, replies: { 200: clinic.onboarding } },
  knowledgeBase: { guard: "user", replies: { 200: clinic.knowledgeBase.nullable() } },
  saveKnowledgeBase: {
    guard: "user",
    body: clinic.knowledgeBaseBody,
    replies: { 200: clinic.knowledgeBase },
  },
  assistantStatus: { guard: "user", replies: { 200: dashboard.assistantStatus } },
  pauseAssistant: { guard: "user", body: dashboard.pauseBody, replies: { 200: dashboard.assistantStatus } },
  listTasks: { guard: "user", replies: { 200: z.array(dashboard.task) } },
  completeTask: { guard: "user", params: byId, replies: { 200: nothing } },
  listCallLogs: { guard: "user", query: calls.logQuery, replies: { 200: calls.logPage } },
  exportLogs: { guard: "user", query: calls.logExportQuery, replies: { 200: z.string() } },
  getCall: { guard: "user", params: byId, replies: { 200: calls.callWithTurns } },
  getVoicemail: { guard: "user", params: byId, replies: { 200: z.string() } },
  startTestCall: { guard: "user", body: calls.startTestCallBody, replies: { 201: calls.startTestCallReply } },
  listPatients: { guard: "user", query: patients.patientQuery, replies: { 200: patients.patientPage } },
  createPatient: {
    guard: "user",
    body: patients.createPatientBody,
    replies: { 201: patients.patientWithHistory },
  },
  listDuplicatePatients: { guard: "user", replies: { 200: z.array(patients.patientDuplicate) } },
  getPatient: { guard: "user", params: byId, replies: { 200: patients.patientWithHistory } },
  updatePatient: {
    guard: "user",
    params: byId,
    body: patients.updatePatientBody,
    replies: { 200: patients.patientWithHistory },
  },
  mergePatients: {
    guard: "user",
    params: byId,
    body: patients.mergePatientsBody,
    replies: { 200: patients.mergePatientsReply },
  },
  undoPatientMerge: { guard: "user", params: byId, replies: { 200: patients.patientWithHistory } },
  agentsStatus: { guard: "user", replies: { 200: keys.agentsStatus } },
  listApiKeys: { guard: "user", replies: { 200: z.array(keys.apiKey) } },
  createApiKey: { guard: "user", body: keys.createApiKeyBody, replies: { 201: keys.createApiKeyReply } },
  revokeApiKey: { guard: "user", params: byId, replies: { 200: nothing } },
  pmsConnection: { guard: "user", replies: { 200: pms.pmsConnection.nullable() } },
  connectPms: { guard: "user", body: pms.pmsConnectionBody, replies: { 200: pms.pmsConnection } },
  pmsOptions: { guard: "user", replies: { 200: pms.pmsOptions } },
  listPmsWrites: { guard: "user", replies: { 200: pms.pmsWrites } },
  retryPmsWrite: { guard: "user", params: byId, replies: { 200: pms.pmsWrite } },
  enteredInPms: { guard: "user", params: byId, replies: { 200: pms.pmsWrite } },
  syncPms: { guard: "user", replies: { 200: pms.pmsSyncReply } },
  calendarFeed: { guard: "user", replies: { 200: keys.calendarFeed } },
  createCalendarFeed: { guard: "user", replies: { 201: keys.createdCalendarFeed } },
  revokeCalendarFeed: { guard: "user", replies: { 200: nothing } },
  rehearseAssistant: {
    guard: "user",
    body: rehearsals.rehearsalBody,
    replies: { 200: rehearsals.rehearsalReply },
  },
  listAgentConfigurations: { guard: "user", replies: { 200: z.array(agents.savedConfiguration) } },
  listAgentVersions: {
    guard: "user",
    params: agents.byAgent,
    replies: { 200: z.array(agents.savedConfiguration) },
  },
  saveAgentConfiguration: {
    guard: "user",
    params: agents.byAgent,
    body: agents.agentConfiguration,
    replies: { 200: agents.savedConfiguration },
  },
  restoreAgentVersion: {
    guard: "user",
    params: agents.byAgentVersion,
    replies: { 200: agents.savedConfiguration },
  },
  outreach: { guard: "user", replies: { 200: messages.outreach } },
  changeOutreach: { guard: "user", body: messages.changeOutreachBody, replies: { 200: messages.outreach } },
  previewOutreach: { guard: "user", params: agents.byAgent, replies: { 200: messages.outreachPreview } },
  listMessages: { guard: "user", query: messages.messageQuery, replies: { 200: messages.messagePage } },
  sendCampaign: { guard: "user", body: messages.campaignBody, replies: { 201: messages.campaignReply } },
  roster: { guard: "user", query: roster.rosterQuery, replies: { 200: roster.roster } },
  addRosterMember: { guard: "user", body: roster.rosterMemberBody, replies: { 201: roster.rosterMember } },
  removeRosterMember: { guard: "user", params: byId, replies: { 200: nothing } },
  askForLeave: { guard: "user", body: roster.rosterLeaveBody, replies: { 201: roster.rosterLeave } },
  decideLeave: {
    guard: "user",
    params: byId,
    body: roster.rosterDecision,
    replies: { 200: roster.rosterLeave },
  },
  coverShift: { guard: "user", body: roster.rosterCoverBody, replies: { 201: nothing } },
  removeCover: { guard: "user", params: byId, replies: { 200: nothing } },
  askToCover: { guard: "user", body: roster.rosterCoverBody, replies: { 200: roster.rosterAsked } },
  exportRoster: { guard: "user", query: roster.rosterReportQuery, replies: { 200: z.string() } },
  listPhoneNumbers: { guard: "user", replies: { 200: z.array(numbers.phoneNumber) } },
  addPhoneNumber: { guard: "user", body: numbers.addPhoneNumberBody, replies: { 201: numbers.phoneNumber } },
  removePhoneNumber: { guard: "user", params: byId, replies: { 200: nothing } },
  offeredPhoneNumbers: {
    guard: "user",
    query: numbers.offerQuery,
    replies: { 200: numbers.offeredNumbers },
  },
  buyPhoneNumber: { guard: "user", body: numbers.buyPhoneNumberBody, replies: { 201: numbers.phoneNumber } },
  sendNumberCode: {
    guard: "user",
    params: byId,
    body: numbers.sendNumberCodeBody,
    replies: { 200: numbers.sentNumberCode },
  },
  proveNumber: {
    guard: "user",
    params: byId,
    body: numbers.proveNumberBody,
    replies: { 200: numbers.phoneNumber },
  },
  serverNumbers: { guard: "user", replies: { 200: numbers.serverNumbers } },
  giveNumber: { guard: "user", body: numbers.giveNumberBody, replies: { 200: nothing } },
  quotas: { guard: "user", replies: { 200: quotas.quotas } },
  changeQuota: { guard: "user", body: quotas.changeQuotaBody, replies: { 200: quotas.quotas } },
  takeBackNumber: { guard: "user", body: numbers.takeBackNumberBody, replies: { 200: nothing } },
  languageModel: { guard: "user", replies: { 200: languageModelReply } },
  testLanguageModel: { guard: "user", replies: { 200: modelTestReply } },
  systemHealth: { guard: "user", replies: { 200: dashboard.systemHealth } },
  analytics: { guard: "user", query: analytics.analyticsQuery, replies: { 200: analytics.analytics } },
  exportAnalytics: { guard: "user", query: analytics.analyticsQuery, replies: { 200: z.string() } },
  healthHistory: { guard: "user", replies: { 200: health.healthHistory } },
  billing: { guard: "user", replies: { 200: billing.billingReply } },
  refreshBilling: { guard: "user", replies: { 200: billing.billingReply } },
  upcomingInvoice: { guard: "user", replies: { 200: billing.upcomingInvoiceReply } },
  openBillingPortal: {
    guard: "user",
    body: billing.openPortalBody,
    replies: { 200: billing.billingAddress },
  },
  startSubscription: { guard: "user", body: billing.planBody, replies: { 200: billing.billingAddress } },
  previewPlan: { guard: "user", body: billing.planBody, replies: { 200: billing.planPreview } },
  changePlan: { guard: "user", body: billing.changePlanBody, replies: { 200: billing.billingReply } },
  liveEvents: { guard: "user", replies: { 200: z.string() } },
} as const satisfies Record<EndpointName, CallSchemas>;

export type ApiBody<N extends EndpointName> = (typeof api)[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;
export type ApiInput<N extends EndpointName> = (typeof api)[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;
export type ApiParams<N extends EndpointName> = (typeof api)[N] extends { params: infer P extends z.ZodType }
  ? z.output<P>
  : undefined;
export type ApiQuery<N extends EndpointName> = (typeof api)[N] extends { query: infer Q extends z.ZodType }
  ? z.output<Q>
  : undefined;
export type ApiReply<N extends EndpointName> = {
  [S in keyof (typeof api)[N]["replies"]]: (typeof api)[N]["replies"][S] extends z.ZodType
    ? z.output<(typeof api)[N]["replies"][S]>
    : never;
}[keyof (typeof api)[N]["replies"]];
