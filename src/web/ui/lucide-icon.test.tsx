import { render } from "@testing-library/react";
import { Bell, Stethoscope, X } from "lucide-react";
import type { ComponentType, SVGProps } from "react";
import { expect, test } from "vitest";
import createLucideIcon from "./lucide-icon.ts";

type Icon = ComponentType<SVGProps<SVGSVGElement>>;

const drawn = (Icon: Icon, given: SVGProps<SVGSVGElement>) => {
  const svg = render(<Icon {...given} />).container.querySelector("svg");
  const attributesOf = (element: Element) =>
    Object.fromEntries([...element.attributes].map((attribute) => [attribute.name, attribute.value]));
  return svg && [attributesOf(svg), ...[...svg.children].map((part) => [part.tagName, attributesOf(part)])];
};

test.each([
  ["bell", Bell],
  ["stethoscope", Stethoscope],
  ["x", X],
] as const)("draws %s as the icons' own library does", async (name, Own) => {
  const path = `../../../node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
  const { __iconData } = await import(/* @vite-ignore */ path);
  const Light = createLucideIcon(__iconData);
  for (const given of [{}, { className: "size-4" }, { "aria-label": "Named" }, { "aria-hidden": true }])
    expect(drawn(Light, given)).toEqual(drawn(Own, given));
});
