import { rowsOf } from "./rows-of.ts";
import type { SignedInClinic, TestServer } from "./test-server.ts";

export type PageAnswer = Awaited<ReturnType<ReturnType<typeof bookingPage>["open"]>>;

export const webSettings = {
  isOn: true,
  slug: "harbour-street",
  treatments: ["General Consultation", "Teeth Cleaning"],
  bookingStatus: "requested",
  embedOrigins: [] as string[],
  leadHours: 2,
  horizonDays: 90,
};

/** Somebody at the clinic's booking page: reads it, presses its buttons, and reads the codes that are kept here. */
export function bookingPage(server: TestServer, clinic: SignedInClinic, slug: string) {
  const base = `/book/${slug}`;
  const inject = async (
    method: "GET" | "POST",
    url: string,
    form?: Record<string, string>,
    address = "10.1.2.3",
  ) => {
    const sent = await server.app.inject({
      ...{ method, url, remoteAddress: address },
      ...(form && {
        payload: new URLSearchParams(form).toString(),
        headers: { "content-type": "application/x-www-form-urlencoded" },
      }),
    });
    // As a browser does.
    const next = sent.statusCode === 303 ? String(sent.headers.location) : null;
    const response = next
      ? await server.app.inject({ method: "GET", url: next, remoteAddress: address })
      : sent;
    const [, token = ""] = /name="token" value="([^"]+)"/.exec(response.body) ?? [];
    const [, title = ""] = /<h1>([^<]*)<\/h1>/.exec(response.body) ?? [];
    const { statusCode: status, body, headers } = response;
    return { status, body, headers, token, title, url: next ?? url };
  };
  const open = (rest = "") => inject("GET", `${base}${rest}`);
  const press = (step: string, form: Record<string, string>, address?: string) =>
    inject("POST", `${base}/${step}`, form, address);
  const details = (over: Record<string, string> = {}, address?: string) =>
    press(
      "details",
      {
        ...{ treatment: "teeth-cleaning", at: "2026-08-20T14:00", name: "Priya Raman" },
        ...{ phone: "0491 570 156", email: "", notes: "", by: "text", ...over },
      },
      address,
    );
  /** The latest code of the clinic, as it stands among its messages. */
  const readCode = async (): Promise<string> => {
    const [row] = await rowsOf<{ body: string }>(
      server.database,
      `select body from message where clinic_id = '${clinic.scope.clinicId}' and purpose = 'code' order by created_at desc, id desc limit 1`,
    );
    return /^\d{6}/.exec(row?.body ?? "")?.[0] ?? "";
  };
  const codesSent = async (): Promise<number> => {
    const [row] = await rowsOf<{ n: number }>(
      server.database,
      `select count(*)::int as n from message where clinic_id = '${clinic.scope.clinicId}' and purpose = 'code'`,
    );
    return row?.n ?? 0;
  };
  const appointments = async () => (await server.call("listAppointments", { token: clinic.token })).body;
  return { base, open, press, details, readCode, codesSent, appointments };
}

let pages = 0;
/** A clinic whose page is switched on, under an address of its own. */
export async function clinicWithPage(server: TestServer, over: Partial<typeof webSettings> = {}) {
  const clinic = await server.signIn();
  const slug = `harbour-street-${++pages}`;
  const saved = await server.call("saveWebBooking", {
    token: clinic.token,
    body: { ...webSettings, slug, ...over },
  });
  if (saved.status !== 200) throw new Error(`Saving answered ${saved.status}: ${saved.body.detail}`);
  return { clinic, ...bookingPage(server, clinic, over.slug ?? slug) };
}
