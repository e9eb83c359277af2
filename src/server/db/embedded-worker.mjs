// The embedded PostgreSQL, alone in its thread so that no query ever holds up a telephone call.
// Plain JavaScript: a worker's entry must run the same from source, from tests and from the bundle.
import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";
import { collectAtRest } from "./collect-at-rest.mjs";

let fsyncs = 0;

/**
 * PGlite as shipped never reaches the disk: it starts with `-F`, and its file system has no fsync
 * (counted with strace on 0.5.16: none in 20 commits). And it sets the rights of a file behind the back of the umask.
 * This one flushes for real, and what it makes is its owner's alone.
 * It relies on PGlite's internals; tests/pglite counts the calls and reads the rights.
 */
class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const mend = ({ NODEFS }) => {
      flushForReal(NODEFS);
      keepToOwner(NODEFS);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), mend] } };
  }
}

function flushForReal(nodeFs) {
  nodeFs.stream_ops.fsync = (stream) => {
    // As an error of the file system that PostgreSQL knows: any other one is lost in PGlite.
    nodeFs.tryFSOperation(() => fs.fsyncSync(stream.nfd));
    fsyncs++;
    return 0;
  };
}

const ownersAlone = ~0o077;

function keepToOwner({ node_ops, stream_ops }) {
  const { mknod } = node_ops;
  node_ops.mknod = (parent, name, mode, device) => mknod(parent, name, mode & ownersAlone, device);
  for (const ops of [node_ops, stream_ops]) {
    const { setattr } = ops;
    ops.setattr = (file, wanted) =>
      setattr(file, wanted.mode === undefined ? wanted : { ...wanted, mode: wanted.mode & ownersAlone });
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  // With the default method, fdatasync, no call reaches the file system above.
  ...["-c", "wal_sync_method=fsync", "-c", "TimeZone=UTC"],
  // What a checkpoint leaves of the log: two files of 16 MB, not five.
  ...["-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB"],
  // PGlite's 128 MB are taken at once and all of them, and what they hold the machine's own cache holds too.
  ...["-c", "shared_buffers=16MB"],
  // One clinic's tables are small: to plan a prepared statement anew for its values takes longer than to carry it out.
  ...["-c", "plan_cache_mode=force_generic_plan"],
];

const db = await PGlite.create({
  fs: new DurableNodeFS(workerData.folder),
  startParams,
  extensions: { btree_gist, pg_trgm },
});

/**
 * What waits for the one session, first come first served. A client in the middle of a transaction goes on alone: while
 * it is the `holder`, only its own requests are taken. Work without a client runs whenever its turn comes.
 */
const waiting = [];
let holder = null;
let isClosed = false;
let isServing = false;

function takeNext() {
  const isNext = ({ client }) => holder === null || client === null || client === holder;
  const at = waiting.findIndex(isNext);
  return at < 0 ? null : waiting.splice(at, 1)[0];
}

async function serve() {
  if (isServing || isClosed) return;
  isServing = true;
  try {
    for (let next = takeNext(); next !== null; next = takeNext()) await next.work();
  } catch (error) {
    // In whatever state it is now, nobody is served any more; the main thread starts another.
    isClosed = true;
    parentPort.postMessage({ type: "failed", message: String(error), isFull: error.code === diskFull });
  }
  isServing = false;
}

const inTurn = (client, work) => {
  waiting.push({ client, work });
  void serve();
};

/** As PostgreSQL's own WAL writer, which PGlite lacks: what a transaction did not wait for is on the disk after so long. */
const flushAfterMs = 200;
let willFlush = false;

function flushSoon() {
  if (willFlush) return;
  willFlush = true;
  setTimeout(() => {
    willFlush = false;
    inTurn(null, flush);
  }, flushAfterMs);
}

async function flush() {
  // The session is in somebody's transaction; the request that ends it sets the next timer.
  if (holder !== null || isClosed) return;
  const { rows } = await db.query(logState);
  const [{ is_late: isLate, written }] = rows;
  // Only what has written to the log waits for it; a message for nobody is the least that writes.
  if (isLate) await db.query("select pg_logical_emit_message(true, 'flush', '')");
  checkedAt ??= written;
  if (written - checkedAt < checkpointAfterBytes) return;
  await db.query("checkpoint");
  checkedAt = written;
}

const logState = `
  select pg_current_wal_insert_lsn() > pg_current_wal_flush_lsn() as is_late,
         (pg_current_wal_insert_lsn() - '0/0')::float8 as written`;

/**
 * PGlite has no checkpointer either: the log would grow until the database is closed, and so would the time to recover
 * from a crash. This much is some ten thousand bookings.
 */
const checkpointAfterBytes = 32 * 1_048_576;
/** Where in the log the last one was, in bytes. */
let checkedAt = null;

/** Whether new things are refused because the disk is full; reading goes on. */
let isFull = false;
let lookedAt = Number.NEGATIVE_INFINITY;
/** Nobody fills the reserve in this time. */
const lookEveryMs = 100;

/** PostgreSQL's code. */
const diskFull = "53100";

/** Between transactions: a PostgreSQL that cannot write its log dies in the middle of a commit, so it must not come to that. */
async function minRoom() {
  if (performance.now() - lookedAt < lookEveryMs) return;
  lookedAt = performance.now();
  const room = freeBytes();
  if (room >= workerData.reserveBytes === !isFull) return;
  // What a checkpoint gives back may be all that is missing; it needs a little itself, and dies where there is none.
  if (!isFull && room > checkpointNeedsBytes) await db.exec("checkpoint");
  isFull = freeBytes() < workerData.reserveBytes;
  await db.exec(`set default_transaction_read_only = ${isFull ? "on" : "off"}`);
  parentPort.postMessage({ type: "room", isFull });
}

const checkpointNeedsBytes = 8 * 1_048_576;

function freeBytes() {
  const { bavail, bsize } = fs.statfsSync(workerData.folder);
  return bavail * bsize;
}

/** Whether an answer leaves the session outside any transaction: its last message is `ReadyForQuery` with status `I`. */
const isIdleAfter = (bytes) => bytes.at(-6) === 0x5a && bytes.at(-1) === 0x49;

async function answerRequest({ stream, bytes: request }) {
  if (holder === null) await minRoom();
  const bytes = await db.execProtocolRaw(request);
  const death = causeOfDeath(bytes);
  if (death !== null) throw death;
  holder = isIdleAfter(bytes) ? null : stream;
  flushSoon();
  parentPort.postMessage({ type: "reply", stream, bytes }, [bytes.buffer]);
}

/**
 * What PostgreSQL says as it dies (`PANIC`, `FATAL`), else null. PGlite lives on without it and answers nobody any more, so
 * the whole thread is given up: whoever waits has not been told that anything was kept.
 */
function causeOfDeath(bytes) {
  // Whoever can be asked again says so at the end.
  if (bytes.at(-6) === 0x5a && bytes.at(-5) === 0) return null;
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  const [, severity, code] = /\0V(PANIC|FATAL)\0C([0-9A-Z]{5})\0/.exec(text) ?? [];
  return severity
    ? Object.assign(new Error(`The embedded database died: ${severity} ${code}`), { code })
    : null;
}

/** A client that was given up leaves neither requests nor a transaction behind. */
function forget({ stream }) {
  const kept = waiting.filter(({ client }) => client !== stream);
  waiting.splice(0, waiting.length, ...kept);
  inTurn(stream, async () => {
    if (holder !== stream) return;
    await db.exec("rollback");
    holder = null;
  });
}

/**
 * A copy of the cluster as it is between two transactions, all of it in its files. Nobody else is served meanwhile: some tens of
 * milliseconds where the file system shares blocks or has them in memory, and no longer transaction that holds the session.
 */
async function copyCluster({ to }) {
  if (holder !== null) {
    setTimeout(() => inTurn(null, () => copyCluster({ to })), copyAgainMs);
    return;
  }
  const beganAt = performance.now();
  try {
    await db.exec("checkpoint");
    fs.cpSync(workerData.folder, to, { recursive: true, mode: fs.constants.COPYFILE_FICLONE });
    parentPort.postMessage({ type: "copied", tookMs: performance.now() - beganAt, error: null });
  } catch (error) {
    parentPort.postMessage({ type: "copied", tookMs: 0, error: String(error) });
  }
}

const copyAgainMs = 2;

parentPort.on("message", (message) => {
  if (message.type === "request") inTurn(message.stream, () => answerRequest(message));
  else if (message.type === "gone") forget(message);
  else if (message.type === "are_you_there") parentPort.postMessage({ type: "here" });
  else if (message.type === "count_fsyncs")
    inTurn(null, async () => parentPort.postMessage({ type: "fsyncs", count: fsyncs }));
  else if (message.type === "copy") inTurn(null, () => copyCluster(message));
  else if (message.type === "close")
    inTurn(null, async () => {
      isClosed = true;
      await db.close();
      parentPort.postMessage({ type: "closed" });
    });
});
collectAtRest();
parentPort.postMessage({ type: "ready" });
