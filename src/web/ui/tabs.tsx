import { Tabs as Primitive } from "radix-ui";
import type { ReactNode } from "react";

export interface TabItem {
  value: string;
  label: string;
  icon?: ReactNode;
  content: ReactNode;
}

interface TabsProps {
  items: readonly TabItem[];
  value: string;
  /** The view in the document while the chosen one is still being drawn. */
  shownValue?: string;
  onValueChange: (value: string) => void;
  "aria-label": string;
}

/** Several views of one page; only the chosen one is in the document. */
export function Tabs({ items, value, shownValue = value, onValueChange, ...rest }: TabsProps) {
  const shown = items.find((item) => item.value === shownValue);
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <div className="mb-4 border-b border-line">
        {/* Room at the sides for the ring of the first and last tab, which the scrolling would cut. */}
        <Primitive.List
          aria-label={rest["aria-label"]}
          className="-mx-2 -mb-px flex gap-3 overflow-x-auto px-2 max-desk:gap-0"
        >
          {items.map((item) => (
            <Primitive.Trigger
              key={item.value}
              value={item.value}
              className="group min-h-8 border-b-2 border-transparent pt-0.5 pb-1.5 text-14 font-medium whitespace-nowrap max-desk:text-13 text-ink-2 outline-none transition-colors duration-(--fast) first:-ml-1.5 hover:text-ink data-[state=active]:font-semibold data-[state=active]:text-accent-ink"
            >
              <span className="relative flex items-center gap-2 rounded-s px-1.5 py-1 outline-focus group-focus-visible:outline-2 group-data-[state=active]:after:absolute group-data-[state=active]:after:inset-x-1.5 group-data-[state=active]:after:-bottom-2 group-data-[state=active]:after:h-0.5 group-data-[state=active]:after:bg-accent [&_svg]:size-4">
                {item.icon}
                {item.label}
              </span>
            </Primitive.Trigger>
          ))}
        </Primitive.List>
      </div>
      {shown && (
        <Primitive.Content key={shown.value} value={shown.value} forceMount tabIndex={-1}>
          {shown.content}
        </Primitive.Content>
      )}
    </Primitive.Root>
  );
}
