import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

/** Spreadsheets take a file without it for Latin-1. */
const byteOrderMark = "\ufeff";

/** A CSV file to keep, sent line by line as it is read. */
export function csvFile(reply: FastifyReply, name: string, lines: AsyncIterable<string>): Readable {
  reply
    .header("content-type", "text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${name}"`);
  return Readable.from(marked(lines));
}

async function* marked(lines: AsyncIterable<string>): AsyncGenerator<string> {
  yield byteOrderMark;
  yield* lines;
}
