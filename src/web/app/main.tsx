import "#web/ui/theme.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app.tsx";
import { fetchFirstPage } from "./pages.tsx";

fetchFirstPage();
const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root");
const page = createRoot(root);
// As a transition, drawing lets the browser answer in between.
startTransition(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
