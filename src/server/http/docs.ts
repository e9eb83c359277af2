import type { FastifyInstance } from "fastify";

interface Operation {
  summary?: string;
  security?: unknown[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content?: Record<string, { schema?: unknown }> };
  responses?: Record<string, { description?: string; content?: Record<string, { schema?: unknown }> }>;
}

const methods = ["get", "post", "put", "delete"] as const;

/** The OpenAPI document as one page for people: no script, nothing from elsewhere. */
export function serveDocs(app: FastifyInstance): void {
  app.get("/api/docs", { schema: { hide: true } }, async (_request, reply) => {
    const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(pageOf(paths));
  });
}

function pageOf(paths: Record<string, Record<string, Operation>>): string {
  const operations = Object.entries(paths).flatMap(([path, byMethod]) =>
    methods.flatMap((method) => {
      const operation = byMethod[method];
      return operation ? [operationOf(method, path, operation)] : [];
    }),
  );
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API · Enamel</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>API</h1>
<p>Every call of this server. Send <code>Authorization: Bearer</code> and an API key of your clinic.
The same as a file: <a href="/api/openapi.json">openapi.json</a>. <a href="/api">Back to API keys</a>.</p>
${operations.join("\n")}
</main>
</body>
</html>
`;
}

function operationOf(method: string, path: string, operation: Operation): string {
  const { summary = "", parameters = [], requestBody, responses = {}, security } = operation;
  const fields = parameters.map(
    ({ name, in: place, required }) =>
      `<li><code>${escapeHtml(name)}</code> in ${escapeHtml(place)}${required ? ", required" : ""}</li>`,
  );
  return `<details>
<summary><code class="method">${method.toUpperCase()}</code> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
<p>${security ? "Needs a signed-in user or an API key." : "Open to everybody."}</p>
${fields.length > 0 ? `<h2>Parameters</h2><ul>${fields.join("")}</ul>` : ""}
${requestBody ? `<h2>Request body</h2>${schemaOf(requestBody.content)}` : ""}
${Object.entries(responses)
  .map(
    ([status, reply]) =>
      `<h2>${status === "default" ? "Refused" : escapeHtml(status)}</h2>${schemaOf(reply.content)}`,
  )
  .join("\n")}
</details>`;
}

function schemaOf(content: Record<string, { schema?: unknown }> = {}): string {
  return Object.values(content)
    .map(({ schema }) => `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2) ?? "")}</pre>`)
    .join("");
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.5rem; } h2 { font-size: .9rem; margin: 1rem 0 .25rem; }
details { border: 1px solid GrayText; border-radius: 6px; margin: .5rem 0; padding: .5rem .75rem; }
summary { cursor: pointer; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.5em; font-weight: 700; }
pre { max-height: 20rem; overflow: auto; padding: .75rem; border: 1px solid GrayText; border-radius: 6px; font-size: .8rem; }
`;
