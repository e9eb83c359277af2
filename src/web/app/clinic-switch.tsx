import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect } from "react";
import { apiQuery } from "#web/lib/query-client.ts";
import { onOtherToken } from "#web/lib/session/token.ts";

const ClinicSelect = lazy(async () => ({ default: (await import("./clinic-select.tsx")).ClinicSelect }));

/** For somebody who belongs to several clinics. */
export function ClinicSwitch() {
  const { data: clinics } = useQuery(apiQuery("ownClinics"));
  // Another tab went on in another clinic: what is shown and begun here must not go there.
  useEffect(() => onOtherToken(() => location.assign("/")), []);
  if (!clinics || clinics.length < 2) return null;
  return (
    <Suspense fallback={null}>
      <ClinicSelect clinics={clinics} />
    </Suspense>
  );
}
