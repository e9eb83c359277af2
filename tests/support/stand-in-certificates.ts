import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { isIP } from "node:net";
import { join } from "node:path";

/** A certificate for some names or numbers, and the authority that vouches for it; null where this machine has no OpenSSL. */
export interface Certificate {
  key: string;
  cert: string;
  /** For `NODE_EXTRA_CA_CERTS`. */
  authorityFile: string;
}

/** Makes both in `folder`, good for a day. */
export function makeCertificate(folder: string, names: readonly string[]): Certificate | null {
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "ignore" });
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"];
  const alternatives = `subjectAltName=${names.map((name) => `${isIP(name) ? "IP" : "DNS"}:${name}`).join(",")}`;
  writeFileSync(join(folder, "names"), alternatives);
  try {
    openssl(
      "req",
      "-x509",
      ...newKey,
      "-keyout",
      "ca.key",
      "-out",
      "ca.pem",
      "-days",
      "1",
      "-subj",
      "/CN=Stand-in authority",
    );
    openssl("req", "-new", ...newKey, "-keyout", "key.pem", "-out", "request.pem", "-subj", "/CN=Stand-in");
    const signing = ["-req", "-in", "request.pem", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial"];
    openssl("x509", ...signing, "-days", "1", "-extfile", "names", "-out", "cert.pem");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
  const read = (name: string) => readFileSync(join(folder, name), "utf8");
  return { key: read("key.pem"), cert: read("cert.pem"), authorityFile: join(folder, "ca.pem") };
}
