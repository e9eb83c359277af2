// Writes who may make each call to `docs/rights.md`, out of the table that the guard enforces.
import { writeFileSync } from "node:fs";
import { isPublic, keyPermissionFor, mayCall } from "#contract/access/rights.ts";
import { type Role, roleLabels, roles } from "#contract/access/roles.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { summaries } from "#contract/summaries.ts";

const shown: readonly Role[] = roles.toReversed();

const introduction = `# Who may do what

Written by \`npm run docs:rights\` out of \`src/contract/access/rights.ts\`, the table that the guard of every request asks; a test compares the two, and another
one makes every call as everybody ([decision 020](decisions/020-who-may-do-what.md)).

A person is one of these in each clinic they belong to: ${roles.map((role) => `**${roleLabels[role]}**`).join(", ")}. *Nobody* is somebody who has not signed in. A
key is a program's: \`read\` and \`write\` name the permission that it needs, and it acts in its own clinic alone. Calls about the whole server (its numbers, its
quotas, its backups) ask besides whether the owner runs the server.

| Call | | Nobody | ${shown.map((role) => roleLabels[role]).join(" | ")} | Key |
|---|---|${":-:|".repeat(shown.length + 2)}
`;

const mark = (may: boolean) => (may ? "yes" : "–");

function rowOf(name: EndpointName): string {
  const { method, path } = endpoints[name];
  const cells = [
    `\`${method} ${path}\``,
    summaries[name].replaceAll("|", "\\|"),
    mark(isPublic(name)),
    ...shown.map((role) => mark(mayCall(role, name))),
    isPublic(name) ? "yes" : (keyPermissionFor(name) ?? "–"),
  ];
  return `| ${cells.join(" | ")} |\n`;
}

export const rightsDocument = (): string =>
  introduction + (Object.keys(endpoints) as EndpointName[]).map(rowOf).join("");

export const rightsFile = new URL("../docs/rights.md", import.meta.url);

export async function main(): Promise<number> {
  writeFileSync(rightsFile, rightsDocument());
  console.log("Written: docs/rights.md");
  return 0;
}
