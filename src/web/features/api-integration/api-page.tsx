import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { SandboxBadge } from "#web/ui/badge.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { Tabs } from "#web/ui/tabs.tsx";
import { useConnectPms } from "./connect-pms.ts";
import { EndpointsTab } from "./endpoints-tab.tsx";
import { KeysTab } from "./keys-tab.tsx";
import { useConnection } from "./load-connection.ts";
import type { TestRequest } from "./send-request.ts";
import { SetupTab } from "./setup-tab.tsx";
import { StatusBadge } from "./status-badge.tsx";

const tabs = ["setup", "keys", "endpoints"];

/** The practice system, keys for programs, and the calls that they can make. */
export function ApiPage() {
  const [tab, showTab] = useTab();
  const kept = useConnection();
  const pms = useConnectPms();
  const [test, setTest] = useState<TestRequest>({ method: "GET", endpoint: "/api/appointments", body: "" });
  const [isTestChosen, setIsTestChosen] = useState(false);
  const onTest = (chosen: Pick<TestRequest, "method" | "endpoint">) => {
    setTest((before) => ({ ...before, ...chosen }));
    setIsTestChosen(true);
    showTab("keys");
  };
  return (
    <>
      <PageHeader
        title="API Integration"
        badge={
          <>
            <StatusBadge status={pms.status} />
            {pms.status === "connected" && pms.connection?.adapter === "sandbox" && <SandboxBadge />}
          </>
        }
        subtitle="Connect your practice management system, and build on your own data"
      />
      <Tabs
        aria-label="API Integration"
        value={tab}
        onValueChange={(wanted) => {
          setIsTestChosen(false);
          showTab(wanted);
        }}
        items={[
          {
            value: "setup",
            label: "PMS Integration Setup",
            content:
              kept.data !== undefined ? (
                <SetupTab pms={pms} />
              ) : (
                <NotLoaded
                  query={kept}
                  loading="Loading the connection..."
                  failed="The connection did not load"
                />
              ),
          },
          {
            value: "keys",
            label: "API Keys",
            content: <KeysTab test={test} onTestChange={setTest} isTestChosen={isTestChosen} />,
          },
          { value: "endpoints", label: "Testing & Endpoints", content: <EndpointsTab onTest={onTest} /> },
        ]}
      />
    </>
  );
}

/** The open tab stands in the address, so a reload finds it again. */
function useTab() {
  const asked = new URLSearchParams(useSearch()).get("tab") ?? "";
  const [path, navigate] = useLocation();
  const show = (tab: string) => navigate(tab === "setup" ? path : `${path}?tab=${tab}`, { replace: true });
  return [tabs.includes(asked) ? asked : "setup", show] as const;
}
