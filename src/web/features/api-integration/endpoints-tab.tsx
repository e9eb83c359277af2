import { Badge, type Tone } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { NotLoaded } from "#web/ui/states/not-loaded.tsx";
import { FeedPanel } from "./feed-panel.tsx";
import { type ListedEndpoint, useEndpoints } from "./list-endpoints.ts";
import type { TestMethod, TestRequest } from "./send-request.ts";

type OnTest = (chosen: Pick<TestRequest, "method" | "endpoint">) => void;

/** What the server offers to programs; each can be tried. */
export function EndpointsTab({ onTest }: { onTest: OnTest }) {
  const endpoints = useEndpoints();
  return (
    <div className="flex max-w-215 flex-col gap-4">
      <Panel
        title="Available endpoints"
        aside={
          <a href="/api/docs" className="rounded-s text-12 font-medium text-accent-ink hover:underline">
            OpenAPI description
          </a>
        }
      >
        <NotLoaded
          query={endpoints}
          loading="Loading endpoints..."
          failed="The endpoints did not load"
          rows={6}
        />
        {endpoints.data && (
          <EndpointList label="Available endpoints" rows={endpoints.data.catalogue} onTest={onTest} />
        )}
      </Panel>
      {endpoints.data && (
        <Panel title="More endpoints">
          <EndpointList label="More endpoints" rows={endpoints.data.more} onTest={onTest} />
        </Panel>
      )}
      <FeedPanel />
    </div>
  );
}

const tones: Record<TestMethod, Tone> = { GET: "green", POST: "blue", PUT: "yellow", DELETE: "red" };

function EndpointList({ label, rows, onTest }: { label: string; rows: ListedEndpoint[]; onTest: OnTest }) {
  return (
    <ul aria-label={label}>
      {rows.map(({ name, method, path, summary }) => (
        <li
          key={name}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line px-4 py-2 first:border-t-0"
        >
          <span className="w-14">
            <Badge tone={tones[method]} hasDot={false}>
              {method}
            </Badge>
          </span>
          <code className="w-72 font-mono text-13 wrap-anywhere max-desk:w-auto max-desk:flex-1">{path}</code>
          <span className="min-w-0 flex-1 text-13 text-ink-2 max-desk:order-last max-desk:basis-full">
            {summary}
          </span>
          <Button
            size="small"
            aria-label={`Test ${method} ${path}`}
            onClick={() => onTest({ method, endpoint: path })}
          >
            Test
          </Button>
        </li>
      ))}
    </ul>
  );
}
