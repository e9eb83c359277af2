import { z } from "zod";
import { byId, type CallSchemas, nothing } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import { seenStateHeaders } from "../seen-state.ts";
import * as appointments from "./appointments.ts";
import * as displaced from "./displaced.ts";
import * as pms from "./pms.ts";
import * as waitlist from "./waitlist.ts";
import * as webBooking from "./web-booking.ts";

export const bookingApi = {
  listAppointments: {
    query: appointments.appointmentsQuery,
    replies: { 200: z.array(appointments.appointment) },
  },
  displacedVisits: { replies: { 200: z.array(displaced.displacedVisit) } },
  visitsOutsideHours: {
    body: displaced.hoursToSave,
    replies: { 200: displaced.displacedByHours },
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
    headers: seenStateHeaders,
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
    headers: seenStateHeaders,
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
  settleAppointments: {
    body: appointments.settleAppointmentsBody,
    replies: { 200: appointments.settledAppointments },
  },
  availability: {
    body: appointments.availabilityBody,
    replies: { 200: appointments.availabilityReply },
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
  pmsConnection: { replies: { 200: pms.pmsConnection.nullable() } },
  connectPms: { body: pms.pmsConnectionBody, replies: { 200: pms.pmsConnection } },
  pmsOptions: { replies: { 200: pms.pmsOptions } },
  listPmsWrites: { replies: { 200: pms.pmsWrites } },
  retryPmsWrite: { params: byId, replies: { 200: pms.pmsWrite } },
  enteredInPms: { params: byId, replies: { 200: pms.pmsWrite } },
  syncPms: { replies: { 200: pms.pmsSyncReply } },
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
