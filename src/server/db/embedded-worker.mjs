// The embedded PostgreSQL, alone in its thread so that no query ever holds up a telephone call.
// Plain JavaScript: a worker's entry must run the same from source, from tests and from the bundle.
import fs from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { NodeFS } from "@electric-sql/pglite/nodefs";

let fsyncs = 0;

/**
 * PGlite as shipped never reaches the disk: it starts with `-F`, and its file system has no fsync
 * (counted with strace on 0.5.16: none in 20 commits). This one flushes for real.
 * It relies on PGlite's internals; embedded-database.test.ts counts the calls.
 */
class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const { emscriptenOpts } = await super.init(pg, options);
    const flush = (module) => {
      module.NODEFS.stream_ops.fsync = (stream) => {
        fs.fsyncSync(stream.nfd);
        fsyncs++;
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), flush] } };
  }
}

const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  // With the default method, fdatasync, no call reaches the file system above.
  ...["-c", "wal_sync_method=fsync", "-c", "TimeZone=UTC"],
];

const db = await PGlite.create({
  fs: new DurableNodeFS(workerData.folder),
  startParams,
  extensions: { btree_gist, pg_trgm },
});

// One session: whatever arrives is answered in order.
let queue = Promise.resolve();
const inOrder = (work) => {
  queue = queue.then(work, work);
};

parentPort.on("message", (message) => {
  if (message.type === "request") {
    const { stream } = message;
    inOrder(async () => {
      try {
        const bytes = await db.execProtocolRaw(message.bytes);
        parentPort.postMessage({ type: "reply", stream, bytes }, [bytes.buffer]);
      } catch (error) {
        parentPort.postMessage({ type: "broken", stream, message: String(error) });
      }
    });
  } else if (message.type === "reset") {
    // A client that was given up in the middle leaves its transaction and its statements in the one session.
    inOrder(() => db.exec("rollback; deallocate all"));
  } else if (message.type === "count_fsyncs") {
    inOrder(() => parentPort.postMessage({ type: "fsyncs", count: fsyncs }));
  } else if (message.type === "close") {
    inOrder(async () => {
      await db.close();
      parentPort.postMessage({ type: "closed" });
    });
  }
});
parentPort.postMessage({ type: "ready" });
