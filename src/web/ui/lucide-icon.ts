import { createElement, type SVGProps } from "react";

interface IconData {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

/**
 * Draws an icon of `lucide-react` as its own function does, whose place this takes in the build (`vite.config.ts`). Sizes, colours and
 * widths of strokes that the library lets one choose are chosen by style sheets here, and would weigh a kilobyte on the first page.
 */
export default function createLucideIcon({ name, node }: IconData) {
  const parts = node.map(([tag, attributes]) => createElement(tag, attributes));
  return ({ className = "", ...given }: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        ...{ width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor" },
        ...{ strokeWidth: 2, strokeLinecap: "round", strokeLinejoin: "round" },
        className: `lucide lucide-${name} ${className}`.trim(),
        // One that says something says so itself.
        ...(!("aria-label" in given || "role" in given || "title" in given) && { "aria-hidden": true }),
        ...given,
      },
      parts,
    );
}
