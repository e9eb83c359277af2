import type { Appointment } from "#contract/appointments.ts";

/** An appointment as the list has it, with what a test is about put in. */
export const anAppointment = (over: Partial<Appointment> = {}): Appointment => ({
  id: "0198f2c0-0000-7000-8000-000000000001",
  patientName: "Matilda Nguyen",
  patientPhone: "+61491570156",
  patientEmail: null,
  requestedDate: "2026-08-13",
  requestedTime: "14:30",
  appointmentType: "Teeth Cleaning",
  status: "confirmed",
  notes: null,
  isManuallyCreated: true,
  createdBy: null,
  createdByUsername: null,
  cancelledByUsername: null,
  cancelReason: null,
  cancelledAt: null,
  startsAt: "2026-08-13T04:30:00.000Z",
  endsAt: "2026-08-13T05:00:00.000Z",
  callId: null,
  attendance: null,
  attendanceAt: null,
  attendanceByUsername: null,
  isTest: false,
  ...over,
});
