import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { apiQuery } from "#web/lib/query-client.ts";
import { onOtherToken } from "#web/lib/session/token.ts";

const ClinicSelect = onDemand(async () => (await import("./clinic-select.tsx")).ClinicSelect);

/** For somebody who belongs to several clinics. */
export function ClinicSwitch() {
  const { data: clinics } = useQuery(apiQuery("ownClinics"));
  // Another tab went on in another clinic: what is shown and begun here must not go there.
  useEffect(() => onOtherToken(() => location.assign("/")), []);
  if (!clinics || clinics.length < 2) return null;
  return <ClinicSelect clinics={clinics} />;
}
