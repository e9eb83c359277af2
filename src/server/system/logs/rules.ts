/** Where a page of the log ends: the last row's start and id. */
export interface LogCursor {
  startedAt: number;
  id: string;
}

export const encodeCursor = ({ startedAt, id }: LogCursor): string =>
  Buffer.from(`${startedAt}.${id}`).toString("base64url");

/** Null when it is none of ours. */
export function decodeCursor(text: string): LogCursor | null {
  const plain = Buffer.from(text, "base64url").toString("latin1");
  const [, startedAt, id] = /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(plain) ?? [];
  return startedAt && id ? { startedAt: Number(startedAt), id } : null;
}
