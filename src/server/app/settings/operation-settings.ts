import { isIP } from "node:net";
import { join, resolve } from "node:path";
import { z } from "zod";

/** How the server is looked after: its backups, and what watches over it. */
export interface OperationConfig {
  backup: {
    folder: string;
    /** 0 = only when somebody asks for one. */
    everyHours: number;
    keep: number;
    /** Null = they are not sealed. */
    passphrase: string | null;
  };
  /** Lets a program from elsewhere read the figures; null = this machine alone. */
  metricsToken: string | null;
  /** Who, besides a proxy on this machine, is believed when it says whose request it passes on. */
  trustedProxies: string[];
}

const blankIsAbsent = (value: unknown) => (value === "" ? undefined : value);
const withDefault = <T extends z.ZodType>(schema: T, value: z.input<T>) =>
  z.preprocess((v) => blankIsAbsent(v) ?? value, schema);
const secret = () =>
  z.preprocess(blankIsAbsent, z.string().min(16, "must have at least 16 characters").optional());
const wholeNumber = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number(message).int(message).min(min, message).max(max, message);
};

export const operationEnvironment = {
  BACKUP_DIR: z.preprocess(blankIsAbsent, z.string().optional()),
  BACKUP_EVERY_HOURS: withDefault(wholeNumber(0, 168), "24"),
  BACKUP_KEEP: withDefault(wholeNumber(1, 1_000), "14"),
  BACKUP_PASSPHRASE: secret(),
  METRICS_TOKEN: secret(),
  TRUSTED_PROXIES: withDefault(
    z.string().transform((text, context) => {
      const proxies = text
        .split(",")
        .map((each) => each.trim())
        .filter((each) => each !== "");
      for (const proxy of proxies)
        if (!isAddressBlock(proxy))
          context.addIssue(
            `must be addresses or blocks of them (10.0.0.0/8), uniquelocal or linklocal; "${proxy}" is none`,
          );
      return proxies;
    }),
    "",
  ),
};

function isAddressBlock(text: string): boolean {
  if (["uniquelocal", "linklocal"].includes(text)) return true;
  const [address = "", bits, ...more] = text.split("/");
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (more.length > 0 || most < 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most);
}

type OperationSettings = z.infer<z.ZodObject<typeof operationEnvironment>>;

export const operationConfigOf = (e: OperationSettings, dataFolder: string): OperationConfig => ({
  backup: {
    folder: resolve(e.BACKUP_DIR ?? join(dataFolder, "backups")),
    everyHours: e.BACKUP_EVERY_HOURS,
    keep: e.BACKUP_KEEP,
    passphrase: e.BACKUP_PASSPHRASE ?? null,
  },
  metricsToken: e.METRICS_TOKEN ?? null,
  trustedProxies: e.TRUSTED_PROXIES,
});
