import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { importLimits } from "#contract/patients/import-options.ts";
import type { ImportReport } from "#contract/patients/imports.ts";
import type { SignedInClinic, TestServer } from "./test-server.ts";

/** Sends a file in parts and has it read. Returns the import's id. */
export async function sendFile(
  server: TestServer,
  { token }: Pick<SignedInClinic, "token">,
  { kind, file }: { kind: "patients" | "appointments"; file: string | Buffer },
): Promise<string> {
  const content = Buffer.from(file);
  const body = { kind, fileName: "old-book.csv", sizeBytes: content.length };
  const made = await server.call("createImport", { token, body });
  if (made.status !== 201) throw new Error(`The import was answered ${made.status}`);
  const { id } = made.body;
  for (let at = 0, index = 0; at < content.length; at += importLimits.partBytes, index++) {
    const part = content.subarray(at, at + importLimits.partBytes).toString("base64");
    const params = { id, index: String(index) };
    const sent = await server.call("uploadImportPart", { token, params, body: { content: part } });
    if (sent.status !== 200) throw new Error(`Part ${index} was answered ${sent.status}`);
  }
  await server.call("readImport", { token, params: { id } });
  await server.worker.runDue();
  return id;
}

export const loadImport = async (server: TestServer, { token }: Pick<SignedInClinic, "token">, id: string) =>
  (await server.call("getImport", { token, params: { id } })).body;

/** Checks with the columns as they were guessed, unless told. */
export async function checkFile(
  server: TestServer,
  clinic: Pick<SignedInClinic, "token">,
  id: string,
  change: { mapping?: (string | null)[]; options?: object } = {},
): Promise<ImportReport> {
  const { mapping, options } = await loadImport(server, clinic, id);
  const body = { mapping: change.mapping ?? mapping, options: { ...options, ...change.options } };
  const begun = await server.call("checkImport", { token: clinic.token, params: { id }, body });
  if (begun.status !== 200) throw new Error(`The check was answered ${begun.status}`);
  await server.worker.runDue();
  return (await loadImport(server, clinic, id)).report;
}

export async function carryOut(
  server: TestServer,
  clinic: Pick<SignedInClinic, "token">,
  id: string,
  what: "runImport" | "undoImport",
) {
  const begun = await server.call(what, { token: clinic.token, params: { id } });
  if (begun.status !== 200) throw new Error(`${what} was answered ${begun.status}`);
  await server.worker.runDue();
  return loadImport(server, clinic, id);
}

/** From file to done, with the columns as they were guessed. */
export async function importFile(
  server: TestServer,
  clinic: Pick<SignedInClinic, "token">,
  what: { kind: "patients" | "appointments"; file: string | Buffer; options?: object },
) {
  const id = await sendFile(server, clinic, what);
  await checkFile(server, clinic, id, what.options ? { options: what.options } : {});
  return carryOut(server, clinic, id, "runImport");
}

/** A file that the server hands out, as text. */
export async function download(
  { app }: TestServer,
  { token }: Pick<SignedInClinic, "token">,
  name: EndpointName,
  id = "",
): Promise<string> {
  const url = endpoints[name].path.replace(":id", id);
  const answer = await app.inject({ method: "GET", url, headers: { authorization: `Bearer ${token}` } });
  if (answer.statusCode !== 200) throw new Error(`${name} was answered ${answer.statusCode}`);
  return answer.body;
}
