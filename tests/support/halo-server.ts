import { bodyOf, type Fault, fhirStore, listenAt, send } from "./fhir-server.ts";

export interface HaloSite {
  id: string;
  pmsId: string;
  /** `Best Practice`, `Zedmed` or `D4w`. */
  pms: string;
  practiceName: string;
  isPaired: boolean;
  pairingCode: string | null;
  availability: "online" | "offline" | "unreachable";
  status: "initialising" | "active" | "removed" | "uninstalled";
  authoritative: boolean;
}

const problem = (status: number, message: string) => ({
  status,
  body: { error: { status, statusText: "Error", message } },
});

/** Halo Cloud on this machine, as its published description has it, with a FHIR facade behind its sites. */
export async function startHaloServer(subscriptionKey = "halo-key") {
  const fhir = fhirStore();
  const sites: HaloSite[] = [];
  const faults: Fault[] = [];
  const present = (site: HaloSite) => ({
    id: site.id,
    pmsType: site.pms.replace(" ", ""),
    availability: site.availability,
    status: site.status,
    authoritative: site.authoritative,
    practiceManagementSiteId: site.pmsId,
    practiceManagementName: site.pms,
    practiceMetadata: site.isPaired
      ? { practiceName: site.practiceName, practiceManagementVersion: "22.3" }
      : null,
  });
  const findSites = (query: URLSearchParams) =>
    sites.filter(
      ({ pmsId, pms }) =>
        pmsId === query.get("practiceManagementSiteId") && pms === query.get("practiceManagementName"),
    );

  const pair = (query: URLSearchParams) => {
    const [site] = findSites(query);
    if (!site) return problem(404, "Site not found");
    if (site.pairingCode !== null && query.get("pairingCode") !== site.pairingCode)
      return problem(400, "Invalid pairing code");
    site.isPaired = true;
    return { status: 200, body: present(site) };
  };
  const answer = (method: string, url: URL) => {
    const path = url.pathname.replace(/^\/integrator\//, "");
    const fault = faults.findIndex(({ on }) => on.test(`${method} ${path}`));
    if (fault >= 0) {
      const [{ status = 500, body } = {}] = faults.splice(fault, 1);
      return { status, body };
    }
    if (path === "sites") return { status: 200, body: { sites: findSites(url.searchParams).map(present) } };
    if (path === "pair-site" && method === "POST") return pair(url.searchParams);
    const site = sites.find(({ id }) => path === `sites/${id}`);
    if (!site) return problem(404, "Site not found");
    return site.isPaired && site.authoritative
      ? { status: 200, body: present(site) }
      : problem(403, "Not paired");
  };

  const { origin, close } = await listenAt(async (request, response) => {
    const { method = "", url = "", headers } = request;
    const body = await bodyOf(request);
    if (headers["ocp-apim-subscription-key"] !== subscriptionKey)
      return send(response, problem(401, "Access denied"));
    const facade = url.match(/^\/integrator\/sites\/([^/]+)\/fhir\/R4\/?(.*)$/);
    if (!facade) return send(response, answer(method, new URL(url, origin)));
    const site = sites.find(({ id }) => id === facade[1]);
    if (!site?.isPaired) return send(response, problem(403, "Not paired"));
    if (site.availability !== "online") return send(response, problem(503, "Site could not be contacted"));
    const base = `${origin}/integrator/sites/${site.id}/fhir/R4`;
    send(response, fhir.answer({ method, path: facade[2] ?? "", headers, body, base }));
  });

  return {
    ...fhir,
    baseUrl: origin,
    sites,
    failHalo: (...more: Fault[]) => faults.push(...more),
    addSite: (change: Partial<HaloSite> = {}) => {
      const site: HaloSite = {
        ...{ id: "7d4b9f0e-58a1-4c36-9c1e-3c1d55a0f2aa", pmsId: "CRN-204418", pms: "D4w" },
        ...{ practiceName: "Harbour Street Dental", isPaired: true, pairingCode: null },
        ...{ availability: "online", status: "active", authoritative: true },
        ...change,
      };
      sites.push(site);
      return site;
    },
    resetSites: () => {
      sites.length = 0;
      faults.length = 0;
    },
    close,
  };
}
