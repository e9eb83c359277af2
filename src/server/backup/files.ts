import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { BackupFaultError } from "#server/db/backup/contents.ts";
import { type BackupFile, readName, unfinishedSuffix } from "./rules.ts";
import { keyOf, newSealHead, type SealHead, seal, unseal } from "./sealing.ts";

/** The first line of a file, in plain text; what follows is gzip, sealed or not. */
interface FileHead {
  enamelBackup: 1;
  seal: SealHead | null;
}

const ownerOnly = 0o600;
/** A first line is a few hundred bytes. */
const longestHead = 4_096;

/** Writes a file that is not there yet. A file of this name is not a backup before it is renamed. */
export async function writeLines(
  file: string,
  lines: AsyncIterable<string>,
  passphrase: string | null,
): Promise<void> {
  const head: FileHead = { enamelBackup: 1, seal: passphrase === null ? null : newSealHead() };
  const headLine = `${JSON.stringify(head)}\n`;
  const out = createWriteStream(file, { mode: ownerOnly, flags: "wx" });
  out.write(headLine);
  const packed = createGzip();
  const sealed = head.seal && passphrase !== null ? { key: await keyOf(passphrase, head.seal) } : null;
  await Promise.all([
    pipeline(Readable.from(inChunks(lines)), packed),
    sealed ? pipeline(seal(packed, sealed.key, headLine), out) : pipeline(packed, out),
  ]);
  await flush(file);
}

/** Reads what `writeLines` wrote. Throws a `BackupFaultError` where it is not, or the passphrase is not its own. */
export async function* readLines(file: string, passphrase: string | null): AsyncGenerator<string> {
  const { head, headLine } = await readHead(file);
  const packed: AsyncIterable<Buffer> = createReadStream(file, { start: Buffer.byteLength(headLine) });
  if (head.seal !== null && passphrase === null)
    throw new BackupFaultError("This backup is sealed: set BACKUP_PASSPHRASE to its passphrase.");
  const plain =
    head.seal !== null && passphrase !== null
      ? unseal(packed, await keyOf(passphrase, head.seal), headLine)
      : packed;
  const unpacked = createGunzip();
  // Whoever reads on hears of what fails through the stream itself.
  const reading = pipeline(Readable.from(plain), unpacked).catch((error: unknown) => error);
  try {
    yield* linesOf(unpacked);
  } catch (error) {
    const cause = (await reading) ?? error;
    if (cause instanceof BackupFaultError) throw cause;
    if (!isOfZlib(cause)) throw error;
    throw new BackupFaultError("This backup was changed or cut short; nothing of it was used.", { cause });
  }
}

const isOfZlib = (error: unknown): boolean =>
  error instanceof Error && "code" in error && String(error.code).startsWith("Z_");

async function readHead(file: string): Promise<{ head: FileHead; headLine: string }> {
  const handle = await open(file, "r");
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(longestHead), 0, longestHead, 0);
    const text = buffer.subarray(0, bytesRead).toString("latin1");
    const headLine = text.slice(0, text.indexOf("\n") + 1);
    if (!headLine.startsWith('{"enamelBackup":1,'))
      throw new BackupFaultError(`${file} is not a backup of Enamel.`);
    return { head: JSON.parse(headLine) as FileHead, headLine };
  } finally {
    await handle.close();
  }
}

const chunkCharacters = 65_536;

async function* inChunks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const line of lines) {
    held += `${line}\n`;
    if (held.length < chunkCharacters) continue;
    yield held;
    held = "";
  }
  if (held !== "") yield held;
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let held = "";
  for await (const chunk of source) {
    held += decoder.decode(chunk, { stream: true });
    const lines = held.split("\n");
    held = lines.pop() ?? "";
    yield* lines;
  }
}

export async function makeFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
}

/** Into place at once, and on the disk: a crash leaves either no file of this name or the whole one. */
export async function finish(unfinished: string, file: string): Promise<void> {
  await chmod(unfinished, ownerOnly);
  await rename(unfinished, file);
  await flush(dirname(file));
}

async function flush(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Newest first; none where there is no such folder. */
export async function listBackups(folder: string): Promise<BackupFile[]> {
  const found: BackupFile[] = [];
  for (const name of await namesIn(folder)) {
    const read = readName(name);
    if (read === null) continue;
    const { size } = await stat(join(folder, name));
    found.push({ name, bytes: size, ...read });
  }
  return found.sort((a, b) => b.madeAt - a.madeAt);
}

/** What a crash has left behind, once nobody can be at it any more. */
export async function removeUnfinished(folder: string, olderThan: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!name.endsWith(unfinishedSuffix)) continue;
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (mtimeMs < olderThan) await rm(path, { recursive: true, force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}
