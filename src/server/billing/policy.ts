/** Who may open the portal and change the plan: the clinic's admins. Somebody without a role is one, as the sidebar says. */
export const mayManageBilling = (user: { role: string | null }): boolean =>
  user.role === null || user.role.toLowerCase() === "admin";
