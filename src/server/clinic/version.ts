import { createHash } from "node:crypto";

/** Names what can be edited of something as it stands: the same values, the same version, whoever saved them. */
export const versionOf = (editable: object): string =>
  createHash("sha256").update(JSON.stringify(editable)).digest("base64url").slice(0, 22);
