import { expect, test } from "vitest";
import { isPublic } from "#contract/access/rights.ts";
import { api } from "#contract/api.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { errorCodes } from "#contract/errors.ts";
import { summaries } from "#contract/summaries.ts";
import { serverForThisFile } from "../../../tests/support/test-server.ts";

const server = serverForThisFile();
// biome-ignore lint/suspicious/noExplicitAny: a foreign document, looked at path by path
const document = async (): Promise<any> =>
  (await server().app.inject({ method: "GET", url: "/api/openapi.json" })).json();
const names = Object.keys(endpoints) as EndpointName[];

test("is an OpenAPI document of the product", async () => {
  const { openapi, info, components, paths } = await document();
  expect(openapi).toMatch(/^3\.1\./);
  expect(info).toMatchObject({ title: "Enamel", version: expect.any(String) });
  expect(components.securitySchemes.bearer).toMatchObject({ type: "http", scheme: "bearer" });
  const described = Object.values(paths).flatMap((path) => Object.keys(path as object));
  expect(described).toHaveLength(names.length);
});

test.each(names)("describes %s: what goes in, what comes out, and how it is refused", async (name) => {
  const { method, path } = endpoints[name];
  const schemas: { body?: unknown; query?: unknown; replies: object } = api[name];
  const { paths } = await document();
  const operation = paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
  expect(operation).toMatchObject({ operationId: name, summary: summaries[name] });
  expect(operation.security).toEqual(isPublic(name) ? undefined : [{ bearer: [] }]);

  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
  const parameters: { in: string; name: string; required?: boolean }[] = operation.parameters ?? [];
  expect(parameters.filter((each) => each.in === "path").map((each) => each.name)).toEqual(inPath);
  expect(parameters.some((each) => each.in === "query")).toBe(schemas.query !== undefined);
  expect(operation.requestBody?.content["application/json"].schema !== undefined).toBe(
    schemas.body !== undefined,
  );

  for (const status of Object.keys(schemas.replies)) {
    const contents: { schema: object }[] = Object.values(operation.responses[status].content);
    for (const { schema } of contents) expect(Object.keys(schema)).not.toEqual([]);
    expect(contents).toHaveLength(1);
  }
  const refused = operation.responses.default.content["application/problem+json"].schema;
  expect(refused.required).toEqual(expect.arrayContaining(["type", "title", "status", "code", "detail"]));
  expect(refused.properties.code.enum).toEqual([...errorCodes]);
});

test("says what a body must be, down to its limits", async () => {
  const { paths } = await document();
  const { schema } = paths["/api/appointments"].post.requestBody.content["application/json"];
  expect(schema).toMatchObject({
    type: "object",
    required: expect.arrayContaining(["requestedDate", "requestedTime", "patientDetails"]),
    properties: { patientDetails: { required: expect.arrayContaining(["name", "phone"]) } },
  });
});
