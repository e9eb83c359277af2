import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Router } from "wouter";
import { navigateGuarded } from "#web/lib/page/leave-guard.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { Notices } from "./notices.tsx";
import { Routes } from "./routes.tsx";

/** The whole product in the browser. */
export function App() {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Router aroundNav={navigateGuarded}>
        <Routes />
      </Router>
      <Notices />
    </QueryClientProvider>
  );
}
