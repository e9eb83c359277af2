import { z } from "zod";
import * as agents from "./agent-configuration.ts";
import * as analytics from "./analytics.ts";
import * as answers from "./answers.ts";
import * as keys from "./api-keys.ts";
import * as appointments from "./appointments.ts";
import * as audit from "./audit.ts";
import * as auth from "./auth.ts";
import * as backups from "./backups.ts";
import * as billing from "./billing.ts";
import * as calls from "./calls.ts";
import * as clinic from "./clinic.ts";
import * as dashboard from "./dashboard.ts";
import type { EndpointName } from "./endpoints.ts";
import { id } from "./fields.ts";
import * as figures from "./figures.ts";
import * as firstSteps from "./first-steps.ts";
import * as goLive from "./go-live.ts";
import * as health from "./health.ts";
import * as imports from "./imports.ts";
import { languageModelReply, modelTestReply } from "./language-model.ts";
import * as messages from "./messages.ts";
import * as opening from "./opening.ts";
import * as passkeys from "./passkeys.ts";
import * as patients from "./patients.ts";
import * as people from "./people.ts";
import * as numbers from "./phone-numbers.ts";
import * as pms from "./pms.ts";
import * as privacy from "./privacy.ts";
import * as quotas from "./quotas.ts";
import * as rehearsals from "./rehearsals.ts";
import * as retention from "./retention.ts";
import * as roster from "./roster.ts";
import * as tasks from "./tasks.ts";
import * as team from "./team.ts";
import * as treatments from "./treatments.ts";
import * as waitlist from "./waitlist.ts";
import * as webBooking from "./web-booking.ts";

interface CallSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema by success status. */
  replies: Record<number, z.ZodType>;
}

const nothing = z.object({});
const byId = z.object({ id });

/** Schemas of every call; with `endpoints.ts` the single source for server, browser and OpenAPI; `rights.ts` says who may make it. */
export const api = {
  login: { body: auth.loginBody, replies: { 200: auth.loginReply } },
  verifyCode: { body: auth.verifyCodeBody, replies: { 200: auth.signedIn } },
  register: { body: auth.registerBody, replies: { 200: auth.loginReply } },
  startGoogleSignIn: { body: auth.startGoogleSignInBody, replies: { 200: auth.googleSignIn } },
  finishGoogleSignIn: { body: auth.googleAnswerBody, replies: { 200: auth.signedIn } },
  startPasskeySignIn: { replies: { 200: passkeys.passkeyToShow } },
  finishPasskeySignIn: { body: passkeys.passkeyAnswerBody, replies: { 200: auth.signedIn } },
  logout: { replies: { 200: nothing } },
  liveness: { replies: { 200: health.alive } },
  readiness: { replies: { 200: health.alive } },
  signInOptions: { replies: { 200: auth.signInOptions } },
  logoutEverywhere: { replies: { 200: nothing } },
  listSignIns: { replies: { 200: z.array(auth.signIn) } },
  endSignIn: { params: z.object({ id: auth.signInId }), replies: { 200: nothing } },
  listPasskeys: { replies: { 200: passkeys.passkeys } },
  startPasskey: { replies: { 200: passkeys.passkeyToMake } },
  addPasskey: { body: passkeys.addPasskeyBody, replies: { 201: passkeys.passkey } },
  renamePasskey: { params: byId, body: passkeys.renamePasskeyBody, replies: { 200: passkeys.passkey } },
  removePasskey: { params: byId, replies: { 200: nothing } },
  changeOwnName: { body: auth.changeOwnNameBody, replies: { 200: auth.user } },
  currentUser: { replies: { 200: auth.user } },
  lookAtInvitation: { body: team.lookAtInvitationBody, replies: { 200: team.invitationShown } },
  acceptInvitation: { body: team.lookAtInvitationBody, replies: { 200: auth.signedIn } },
  ownClinics: { replies: { 200: z.array(auth.ownClinic) } },
  switchClinic: { body: auth.switchClinicBody, replies: { 200: auth.signedIn } },
  listTeam: { replies: { 200: team.team } },
  invite: { body: team.inviteBody, replies: { 201: team.invitation } },
  resendInvitation: { params: byId, replies: { 200: team.invitation } },
  withdrawInvitation: { params: byId, replies: { 200: nothing } },
  changeMember: { params: byId, body: team.changeMemberBody, replies: { 200: team.teamMember } },
  removeMember: { params: byId, replies: { 200: nothing } },
  firstSteps: { replies: { 200: firstSteps.firstSteps } },
  hideFirstSteps: { body: firstSteps.hideFirstStepsBody, replies: { 200: firstSteps.firstSteps } },
  clinicOverview: { replies: { 200: dashboard.clinicOverviewReply } },
  recentActivity: { replies: { 200: z.array(dashboard.activity) } },
  clearSamples: { replies: { 200: nothing } },
  listAppointments: {
    query: appointments.appointmentsQuery,
    replies: { 200: z.array(appointments.appointment) },
  },
  clearTestAppointments: { replies: { 200: appointments.clearedTestAppointments } },
  createAppointment: {
    body: appointments.createAppointmentBody,
    replies: { 201: appointments.appointment },
  },
  cancelAppointment: {
    params: byId,
    body: appointments.cancelAppointmentBody,
    replies: { 200: appointments.appointment },
  },
  restoreAppointment: {
    params: byId,
    body: appointments.restoreAppointmentBody,
    replies: { 200: appointments.appointment },
  },
  editAppointment: {
    params: byId,
    body: appointments.editAppointmentBody,
    replies: { 200: appointments.editedAppointment },
  },
  confirmAppointments: {
    body: appointments.confirmAppointmentsBody,
    replies: { 200: appointments.confirmedAppointments },
  },
  confirmAppointment: { params: byId, replies: { 200: appointments.appointment } },
  rescheduleAppointment: {
    params: byId,
    body: appointments.rescheduleAppointmentBody,
    replies: { 200: appointments.appointment },
  },
  listAppointmentMoves: {
    params: byId,
    replies: { 200: z.array(appointments.appointmentMove) },
  },
  markAttendance: {
    params: byId,
    body: appointments.attendanceBody,
    replies: { 200: appointments.appointment },
  },
  availability: {
    body: appointments.availabilityBody,
    replies: { 200: appointments.availabilityReply },
  },
  opening: { replies: { 200: opening.opening } },
  saveHolidays: { body: opening.holidaysBody, replies: { 200: opening.opening } },
  addClosure: { body: opening.closureBody, replies: { 201: opening.addedClosure } },
  removeClosure: { params: byId, replies: { 200: nothing } },
  addChair: { body: opening.chairBody, replies: { 201: opening.chair } },
  changeChair: { params: byId, body: opening.chairBody, replies: { 200: opening.chair } },
  removeChair: { params: byId, replies: { 200: nothing } },
  addTreatment: { body: treatments.treatmentBody, replies: { 201: treatments.treatment } },
  changeTreatment: {
    params: byId,
    body: treatments.treatmentBody,
    replies: { 200: treatments.treatment },
  },
  removeTreatment: { params: byId, replies: { 200: nothing } },
  bookClosedTimes: {
    query: opening.closedDaysQuery,
    replies: { 200: z.array(opening.bookClosedTime) },
  },
  listPeople: { replies: { 200: z.array(people.person) } },
  addPerson: { body: people.personBody, replies: { 201: people.person } },
  changePerson: { params: byId, body: people.personBody, replies: { 200: people.person } },
  addLeave: {
    params: byId,
    body: people.personLeaveBody,
    replies: { 201: people.addedLeave },
  },
  removeLeave: { params: byId, replies: { 200: nothing } },
  closedDays: {
    query: opening.closedDaysQuery,
    replies: { 200: z.array(opening.closedTime) },
  },
  waitlist: { replies: { 200: z.array(waitlist.waitlistEntry) } },
  joinWaitlist: { body: waitlist.waitlistBody, replies: { 201: waitlist.waitlistEntry } },
  leaveWaitlist: { params: byId, replies: { 200: nothing } },
  rejoinWaitlist: { params: byId, replies: { 200: waitlist.waitlistEntry } },
  waitlistOffers: { replies: { 200: waitlist.waitlistOffers } },
  steerOffers: { body: waitlist.steerOffersBody, replies: { 200: waitlist.waitlistOffers } },
  saveWaitlist: { body: waitlist.waitlistSettings, replies: { 200: waitlist.waitlistOffers } },
  waitlistFor: { params: byId, replies: { 200: z.array(waitlist.waitlistEntry) } },
  fillFreedTime: {
    params: byId,
    body: waitlist.fillFreedTimeBody,
    replies: { 200: appointments.appointment },
  },
  webBooking: { replies: { 200: webBooking.webBooking } },
  saveWebBooking: { body: webBooking.webBookingBody, replies: { 200: webBooking.webBooking } },
  onboarding: { replies: { 200: clinic.onboarding } },
  saveTeam: { body: clinic.saveTeamBody, replies: { 200: clinic.onboarding } },
  knowledgeBase: { replies: { 200: clinic.knowledgeBase.nullable() } },
  saveKnowledgeBase: {
    body: clinic.knowledgeBaseBody,
    replies: { 200: clinic.knowledgeBase },
  },
  ownAnswers: { replies: { 200: answers.ownAnswers } },
  addOwnAnswer: { body: answers.ownAnswerBody, replies: { 201: answers.ownAnswer } },
  changeOwnAnswer: {
    params: byId,
    body: answers.ownAnswerBody,
    replies: { 200: answers.ownAnswer },
  },
  removeOwnAnswer: { params: byId, replies: { 200: nothing } },
  saveHealthFunds: {
    body: answers.healthFundsBody,
    replies: { 200: answers.healthFunds },
  },
  dismissQuestion: { params: byId, replies: { 200: nothing } },
  askAssistant: { body: answers.askAssistantBody, replies: { 200: answers.assistantAnswer } },
  assistantStatus: { replies: { 200: dashboard.assistantStatus } },
  pauseAssistant: { body: dashboard.pauseBody, replies: { 200: dashboard.assistantStatus } },
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
  listCallLogs: { query: calls.logQuery, replies: { 200: calls.logPage } },
  searchCallLogs: { body: calls.logSearchBody, replies: { 200: calls.logPage } },
  exportFoundLogs: { body: calls.logExportBody, replies: { 200: z.string() } },
  exportLogs: { query: calls.logExportQuery, replies: { 200: z.string() } },
  runningCalls: { replies: { 200: z.array(calls.runningCall) } },
  takeOverCall: { params: byId, replies: { 200: calls.takenOver } },
  hangUpCall: { params: byId, replies: { 200: nothing } },
  getCall: { params: byId, replies: { 200: calls.callWithTurns } },
  getVoicemail: { params: byId, replies: { 200: z.string() } },
  startTestCall: { body: calls.startTestCallBody, replies: { 201: calls.startTestCallReply } },
  listPatients: { query: patients.patientQuery, replies: { 200: patients.patientPage } },
  createPatient: {
    body: patients.createPatientBody,
    replies: { 201: patients.patientWithHistory },
  },
  listDuplicatePatients: { replies: { 200: z.array(patients.patientDuplicate) } },
  getPatient: { params: byId, replies: { 200: patients.patientWithHistory } },
  updatePatient: {
    params: byId,
    body: patients.updatePatientBody,
    replies: { 200: patients.patientWithHistory },
  },
  mergePatients: {
    params: byId,
    body: patients.mergePatientsBody,
    replies: { 200: patients.mergePatientsReply },
  },
  undoPatientMerge: { params: byId, replies: { 200: patients.patientWithHistory } },
  listImports: { replies: { 200: z.array(imports.dataImport) } },
  createImport: { body: imports.createImportBody, replies: { 201: imports.dataImport } },
  getImport: { params: byId, replies: { 200: imports.dataImport } },
  discardImport: { params: byId, replies: { 200: nothing } },
  uploadImportPart: {
    params: imports.importPartParams,
    body: imports.importPartBody,
    replies: { 200: imports.importPartReply },
  },
  readImport: { params: byId, replies: { 200: imports.dataImport } },
  checkImport: {
    params: byId,
    body: imports.checkImportBody,
    replies: { 200: imports.dataImport },
  },
  runImport: { params: byId, replies: { 200: imports.dataImport } },
  undoImport: { params: byId, replies: { 200: imports.dataImport } },
  exportSkippedRows: { params: byId, replies: { 200: z.string() } },
  exportPatient: { params: byId, replies: { 200: z.string() } },
  previewErasure: { params: byId, replies: { 200: privacy.erasurePreview } },
  retention: { replies: { 200: retention.retention } },
  saveRetention: { body: retention.retentionBody, replies: { 200: retention.retention } },
  previewRetention: { body: retention.retentionBody, replies: { 200: retention.retentionPreview } },
  erasePatient: { params: byId, replies: { 200: privacy.erasurePreview } },
  exportPatients: { replies: { 200: z.string() } },
  exportAppointments: { replies: { 200: z.string() } },
  agentsStatus: { replies: { 200: keys.agentsStatus } },
  listApiKeys: { replies: { 200: z.array(keys.apiKey) } },
  createApiKey: { body: keys.createApiKeyBody, replies: { 201: keys.createApiKeyReply } },
  revokeApiKey: { params: byId, replies: { 200: nothing } },
  pmsConnection: { replies: { 200: pms.pmsConnection.nullable() } },
  connectPms: { body: pms.pmsConnectionBody, replies: { 200: pms.pmsConnection } },
  pmsOptions: { replies: { 200: pms.pmsOptions } },
  listPmsWrites: { replies: { 200: pms.pmsWrites } },
  retryPmsWrite: { params: byId, replies: { 200: pms.pmsWrite } },
  enteredInPms: { params: byId, replies: { 200: pms.pmsWrite } },
  syncPms: { replies: { 200: pms.pmsSyncReply } },
  calendarFeed: { replies: { 200: keys.calendarFeed } },
  createCalendarFeed: { replies: { 201: keys.createdCalendarFeed } },
  revokeCalendarFeed: { replies: { 200: nothing } },
  rehearseAssistant: {
    body: rehearsals.rehearsalBody,
    replies: { 200: rehearsals.rehearsalReply },
  },
  listAgentConfigurations: { replies: { 200: z.array(agents.savedConfiguration) } },
  listAgentVersions: {
    params: agents.byAgent,
    replies: { 200: z.array(agents.savedConfiguration) },
  },
  saveAgentConfiguration: {
    params: agents.byAgent,
    body: agents.agentConfiguration,
    replies: { 200: agents.savedConfiguration },
  },
  restoreAgentVersion: {
    params: agents.byAgentVersion,
    replies: { 200: agents.savedConfiguration },
  },
  outreach: { replies: { 200: messages.outreach } },
  changeOutreach: { body: messages.changeOutreachBody, replies: { 200: messages.outreach } },
  previewOutreach: { params: agents.byAgent, replies: { 200: messages.outreachPreview } },
  listMessages: { query: messages.messageQuery, replies: { 200: messages.messagePage } },
  sendCampaign: { body: messages.campaignBody, replies: { 201: messages.campaignReply } },
  roster: { query: roster.rosterQuery, replies: { 200: roster.roster } },
  addRosterMember: { body: roster.rosterMemberBody, replies: { 201: roster.rosterMember } },
  removeRosterMember: { params: byId, replies: { 200: nothing } },
  askForLeave: { body: roster.rosterLeaveBody, replies: { 201: roster.rosterLeave } },
  decideLeave: {
    params: byId,
    body: roster.rosterDecision,
    replies: { 200: roster.decidedLeave },
  },
  coverShift: { body: roster.rosterCoverBody, replies: { 201: nothing } },
  removeCover: { params: byId, replies: { 200: nothing } },
  askToCover: { body: roster.rosterCoverBody, replies: { 200: roster.rosterAsked } },
  exportRoster: { query: roster.rosterReportQuery, replies: { 200: z.string() } },
  listPhoneNumbers: { replies: { 200: z.array(numbers.phoneNumber) } },
  addPhoneNumber: { body: numbers.addPhoneNumberBody, replies: { 201: numbers.phoneNumber } },
  removePhoneNumber: { params: byId, replies: { 200: nothing } },
  offeredPhoneNumbers: {
    query: numbers.offerQuery,
    replies: { 200: numbers.offeredNumbers },
  },
  buyPhoneNumber: { body: numbers.buyPhoneNumberBody, replies: { 201: numbers.phoneNumber } },
  sendNumberCode: {
    params: byId,
    body: numbers.sendNumberCodeBody,
    replies: { 200: numbers.sentNumberCode },
  },
  proveNumber: {
    params: byId,
    body: numbers.proveNumberBody,
    replies: { 200: numbers.phoneNumber },
  },
  serverNumbers: { replies: { 200: numbers.serverNumbers } },
  giveNumber: { body: numbers.giveNumberBody, replies: { 200: nothing } },
  quotas: { replies: { 200: quotas.quotas } },
  changeQuota: { body: quotas.changeQuotaBody, replies: { 200: quotas.quotas } },
  goLive: { replies: { 200: goLive.goLive } },
  doGoLive: {
    params: goLive.byGoLiveStep,
    body: goLive.goLiveBody,
    replies: { 200: goLive.goLive },
  },
  takeBackNumber: { body: numbers.takeBackNumberBody, replies: { 200: nothing } },
  languageModel: { replies: { 200: languageModelReply } },
  testLanguageModel: { replies: { 200: modelTestReply } },
  systemHealth: { replies: { 200: dashboard.systemHealth } },
  backups: { replies: { 200: backups.backupOverview } },
  makeBackup: { replies: { 200: backups.madeBackup } },
  analytics: { query: analytics.analyticsQuery, replies: { 200: analytics.analytics } },
  exportAnalytics: { query: analytics.analyticsQuery, replies: { 200: z.string() } },
  figures: { query: figures.figuresQuery, replies: { 200: figures.figures } },
  healthHistory: { replies: { 200: health.healthHistory } },
  billing: { replies: { 200: billing.billingReply } },
  refreshBilling: { replies: { 200: billing.billingReply } },
  upcomingInvoice: { replies: { 200: billing.upcomingInvoiceReply } },
  openBillingPortal: {
    body: billing.openPortalBody,
    replies: { 200: billing.billingAddress },
  },
  startSubscription: { body: billing.planBody, replies: { 200: billing.billingAddress } },
  previewPlan: { body: billing.planBody, replies: { 200: billing.planPreview } },
  changePlan: { body: billing.changePlanBody, replies: { 200: billing.billingReply } },
  listAudit: { query: audit.auditQuery, replies: { 200: audit.auditPage } },
  liveEvents: { replies: { 200: z.string() } },
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
