/** What somebody is in a clinic, from the one who may do most. */
export const roles = ["owner", "manager", "dentist", "reception", "read_only"] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  owner: "Owner",
  manager: "Manager",
  dentist: "Dentist",
  reception: "Reception",
  read_only: "Read only",
};

/** A role may do all that those below it may; a dentist and reception do the same day's work. */
const levels: Record<Role, number> = { owner: 3, manager: 2, dentist: 1, reception: 1, read_only: 0 };

/** Whether a role may do what at least the other may. */
export const reaches = (role: Role, least: Role): boolean => levels[role] >= levels[least];

/** For somebody who would have to be at least another: what they are, and who they can ask. */
export function whoMayAs(least: Role, role: Role): string {
  const ask =
    least === "owner" ? "an owner" : least === "manager" ? "a manager or an owner" : "reception or a manager";
  return `Your role at this clinic is ${roleLabels[role]}, which cannot do this. Ask ${ask} of the clinic.`;
}
