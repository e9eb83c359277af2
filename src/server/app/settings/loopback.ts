const loopbackHosts = ["127.0.0.1", "::1", "localhost", "[::1]"];
/** 127.0.0.0/8, ::1 and localhost: reached from this machine alone. */
export const isLoopback = (host: string): boolean =>
  loopbackHosts.includes(host) || /^127(\.\d{1,3}){3}$/.test(host);

/** Whether nobody but people at this machine reaches the server. */
export const isForThisMachine = ({ host, publicUrl }: { host: string; publicUrl: string | null }): boolean =>
  isLoopback(host) && (publicUrl === null || isLoopback(new URL(publicUrl).hostname));
