type Headers = Record<string, string | string[] | undefined>;

/** The header in which a request brings the key of the local door. */
export const proofHeader = "x-enamel-proof";

const isLoopbackName = (host: string): boolean =>
  host === "localhost" || host === "[::1]" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

const hostName = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "");

/** What proxies and tunnels add; `x-forwarded-…` whatever follows. */
const proxyHeaders = new Set([
  ...["forwarded", "via", "x-real-ip", "x-client-ip", "x-cluster-client-ip", "x-original-forwarded-for"],
  ...["true-client-ip", "cf-connecting-ip", "cf-ray", "fastly-client-ip"],
]);
const isProxyHeader = (name: string): boolean => name.startsWith("x-forwarded") || proxyHeaders.has(name);

/**
 * Why a request's headers show that it is not made by a page of this machine's own, or null. Headers can only
 * speak against a request: whoever is no browser writes what they like, so the key of the local door is asked for as well.
 */
export function reasonNotLocal(headers: Headers): string | null {
  const proxyHeader = Object.keys(headers).find(isProxyHeader);
  if (proxyHeader) return `This request came through a proxy (${proxyHeader}).`;
  if (!isLoopbackName(hostName(`http://${headers.host ?? ""}`)))
    return "This server was reached under a name other than localhost.";
  const { origin } = headers;
  if ((origin !== undefined && !isLocalOrigin(origin)) || headers["sec-fetch-site"] === "cross-site")
    return "This request was made by a page of another site.";
  return null;
}

/** The local door opens to pages under a loopback address only; a browser always says whose page asks. */
export const mayHaveKey = (headers: Headers): boolean =>
  isLocalOrigin(headers.origin) && reasonNotLocal(headers) === null;

/** As a browser writes it, and `fetch` of a program: it says whose page asks, or how (https://www.w3.org/TR/fetch-metadata/). */
export const isMadeLikeABrowsers = (headers: Headers): boolean =>
  isLocalOrigin(headers.origin) || Object.keys(headers).some((name) => name.startsWith("sec-fetch-"));

const isLocalOrigin = (origin: string | string[] | undefined): boolean =>
  typeof origin === "string" && isLoopbackName(hostName(origin));
