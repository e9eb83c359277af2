import { useQueryClient } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { classNames } from "#web/lib/class-names.ts";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { whenQuiet } from "#web/lib/page/when-quiet.ts";
import type { CommandEvents } from "./commands/command-centre.tsx";
import { asksForPalette, isPaletteKey, isTextKey, keepFromPage } from "./commands/search-keys.ts";

const CommandCentre = onDemand(async () => (await import("./commands/command-centre.tsx")).CommandCentre);

/** Draws it once its code is here: whoever is offline keeps the page, and the next key asks again. */
async function whenHere(draw: () => void): Promise<void> {
  if (await CommandCentre.fetch()) draw();
}

const openEvent = "open-commands";

/**
 * The command palette and the keyboard shortcuts. Their code comes once the page stands, or with the first key or press; what was
 * pressed until it is there is kept and acted on then.
 */
export function Commands() {
  const [isWanted, setIsWanted] = useState(false);
  const early = useRef<Event[]>([]);
  const handle = useRef<(event: Event) => void>(null);
  // With the page, not after it was painted: a key in between would be the browser's.
  useLayoutEffect(() => {
    const hear = (event: Event) => {
      // At once, not when the code has come: the browser would go to its own search field.
      if (isPaletteKey(event)) event.preventDefault();
      if (handle.current) return handle.current(event);
      // Meant for the field that is on its way.
      if (isTextKey(event) && early.current.some(asksForPalette)) keepFromPage(event);
      early.current.push(event);
      whenHere(() => setIsWanted(true));
    };
    // Before the page hears it: once the search is asked for, letters are none of the page's.
    window.addEventListener("keydown", hear, { capture: true });
    window.addEventListener(openEvent, hear);
    return () => {
      window.removeEventListener("keydown", hear, { capture: true });
      window.removeEventListener(openEvent, hear);
    };
  }, []);
  const client = useQueryClient();
  // The key then only draws: who presses it has begun to type already.
  useEffect(() => whenQuiet(client, () => whenHere(() => setIsWanted(true))), [client]);
  const listen: CommandEvents = useCallback((listener) => {
    handle.current = listener;
    for (const event of early.current.splice(0)) listener(event);
    return () => {
      handle.current = null;
    };
  }, []);
  if (!isWanted) return null;
  return <CommandCentre events={listen} />;
}

const keyName = /Mac|iP/.test(navigator.userAgent) ? "⌘ K" : "Ctrl K";

/** Opens the command palette for people who press with mouse or finger. */
export function SearchButton({ isIcon = false }: { isIcon?: boolean }) {
  return (
    <button
      type="button"
      aria-label="Search or jump to"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={isIcon ? `Search or jump to (${keyName})` : undefined}
      onClick={() => window.dispatchEvent(new Event(openEvent))}
      className={classNames(
        "flex items-center rounded-m text-13 text-ink-2 hover:bg-hover [&_svg]:size-4",
        isIcon
          ? "size-9 justify-center max-desk:size-11"
          : "mx-3 mb-1 h-9 flex-none gap-2.5 border border-line-2 bg-surface px-2.5",
      )}
    >
      <Search aria-hidden="true" />
      {!isIcon && (
        <>
          <span className="flex-1 text-left">Search or jump to</span>
          <kbd className="font-sans text-12 text-ink-3">{keyName}</kbd>
        </>
      )}
    </button>
  );
}
