import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { onDemand } from "#web/lib/page/on-demand.tsx";
import { isSingleKey, lettersAreTaken, shortcutsAreOn } from "#web/lib/page/single-keys.ts";
import { newAppointmentPath } from "./destinations.ts";
import { Palette } from "./palette.tsx";
import { asksForPalette } from "./search-keys.ts";
import { actionOf, type KeyPress, type ShortcutAction } from "./shortcuts.ts";
import { type TypedAhead, typedAhead } from "./typed-ahead.ts";

const ShortcutsDialog = onDemand(
  async () => (await import("./shortcuts-dialog.tsx")).ShortcutsDialog,
  null,
  ({ onClose }) => onClose,
);

/** Hands every key and every press of the search button to the listener; returns the way to stop. */
export type CommandEvents = (listener: (event: Event) => void) => () => void;

type Sheet = "none" | "palette" | "shortcuts";

/** Hears the keys and shows what they ask for. */
export function CommandCentre({ events }: { events: CommandEvents }) {
  const [sheet, setSheet] = useState<Sheet>("none");
  const [wasOpened, setWasOpened] = useState(false);
  const [, navigate] = useLocation();
  const [ahead] = useState(() => typedAhead(() => setSheet("none")));
  const open = (next: Sheet) => {
    if (next === "palette") {
      ahead.begin();
      setWasOpened(true);
    }
    setSheet(next);
  };
  const act = (action: ShortcutAction) => {
    if (action.do === "palette") open("palette");
    if (action.do === "list") open("shortcuts");
    if (action.do === "go") navigate(action.path);
    if (action.do === "new-appointment") navigate(newAppointmentPath(window.location));
    if (action.do === "search" && !focusSearchField()) open("palette");
  };
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => events(commandListener(ahead, (action) => latest.current(action))), [events, ahead]);
  return (
    <>
      {wasOpened && (
        <Palette
          isOpen={sheet === "palette"}
          takeTyped={ahead.take}
          onClose={() => setSheet("none")}
          onShortcuts={() => setSheet("shortcuts")}
        />
      )}
      {sheet === "shortcuts" && <ShortcutsDialog onClose={() => setSheet("none")} />}
    </>
  );
}

/** The page's own search field, where it has one. */
function focusSearchField(): boolean {
  const field = document.querySelector<HTMLInputElement>("main input[type='search']");
  field?.focus();
  field?.select();
  return field !== null;
}

function commandListener(ahead: TypedAhead, act: (action: ShortcutAction) => void): (event: Event) => void {
  let before: KeyPress | null = null;
  return (event) => {
    if (ahead.hear(event)) return;
    if (!(event instanceof KeyboardEvent)) return act({ do: "palette" });
    if (event.repeat || event.isComposing) return;
    if (asksForPalette(event)) return act({ do: "palette" });
    if (!isSingleKey(event) || lettersAreTaken(event.target) || !shortcutsAreOn()) return;
    const press = { key: event.key, at: event.timeStamp };
    const action = actionOf(press, before);
    before = action ? null : press;
    if (!action) return;
    // Else the letter would be typed into the field that takes the focus.
    event.preventDefault();
    act(action);
  };
}
