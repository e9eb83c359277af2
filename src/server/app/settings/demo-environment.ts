type Environment = Record<string, string | undefined>;

/** Where it listens, where its data lies, and how much it logs: all that the example clinic takes from outside. */
const taken = ["HOST", "PORT", "DATA_DIR", "CLINIC_TIME_ZONE", "LOG_LEVEL"];

/**
 * What the example clinic (`npm run demo`) starts with: nothing of a real set-up. With a real one's keys its made-up patients would be
 * rung and written to, through a real account.
 */
export const demoEnvironment = (env: Environment): Environment => ({
  ...Object.fromEntries(taken.map((name) => [name, env[name]])),
  LLM_LOCAL_PORTS: "none",
});

/** Set by `npm run demo`. */
export const isDemo = (env: Environment): boolean => env.ENAMEL_DEMO === "1";
