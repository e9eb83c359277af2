/** Where this server was called: the configured public address, else the one in the request. Without a trailing slash. */
export const addressOf = (
  { headers }: { headers: { host?: string | undefined } },
  publicUrl: string | null,
): string => publicUrl ?? `http://${headers.host ?? ""}`;
