/** Where the visitor stands on the way in. */
export type AuthStep =
  | { name: "log-in" }
  | { name: "register" }
  | { name: "code"; challengeId: string; digits: number; email: string; isRegistration: boolean };
