import { z } from "zod";
import { byId, type CallSchemas, nothing } from "../call-schemas.ts";
import type { EndpointName } from "../endpoints.ts";
import * as imports from "./imports.ts";
import * as patients from "./patients.ts";
import * as privacy from "./privacy.ts";
import * as retention from "./retention.ts";

export const patientsApi = {
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
} as const satisfies Partial<Record<EndpointName, CallSchemas>>;
