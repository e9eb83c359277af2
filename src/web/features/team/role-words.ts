import { type Role, roleLabels, roles } from "#contract/access/roles.ts";

/** What each role is for, as one would tell a new colleague. */
export const roleWords: Record<Role, string> = {
  owner: "Everything: people, billing, the audit trail and backups too.",
  manager: "Sets up the clinic, its book and its assistant; no people, no billing.",
  dentist: "The day's work, as reception does it.",
  reception: "The day's work: appointments, patients, calls and tasks; no settings.",
  read_only: "Sees everything of the day and changes nothing.",
};

export const roleOptions = roles.map((role) => ({ value: role, label: roleLabels[role] }));
