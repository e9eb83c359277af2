import { Command as Cmdk } from "cmdk";
import { Calendar, type LucideIcon, PhoneIncoming, Search, UserRound } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import type { LogEntry } from "#contract/calls/calls.ts";
import { textLimits } from "#contract/limits.ts";
import { useClinicTimeZone, useToday } from "#web/lib/clinic-time.ts";
import { dateOf, formatPhone, nearDate, shortDate, twelveHour, twelveHourOf } from "#web/lib/formatting.ts";
import { useFocusReturn } from "#web/ui/overlays/focus-return.ts";
import { Keys } from "./keys.tsx";
import { fits } from "./matching.ts";
import { type Command, useCommands } from "./use-commands.ts";
import { useFound } from "./use-found.ts";

interface PaletteProps {
  isOpen: boolean;
  /** What was typed before the field had the focus. */
  takeTyped: () => string;
  onClose: () => void;
  onShortcuts: () => void;
}

/** One field that leads everywhere: pages, patients, appointments, and what is done most. */
export function Palette({ isOpen, takeTyped, onClose, onShortcuts }: PaletteProps) {
  const commands = useCommands(onShortcuts);
  const focusReturn = useFocusReturn(isOpen);
  const isJourney = useRef(false);
  const choose = (command: Pick<Command, "isJourney" | "run">) => {
    isJourney.current = command.isJourney;
    onClose();
    command.run();
  };
  const onCloseAutoFocus = (event: Event) => {
    if (!isJourney.current) return focusReturn.onCloseAutoFocus(event);
    isJourney.current = false;
    event.preventDefault();
    // The next Tab is then on the page that was asked for, unless a sheet of it has the focus already.
    const isFree = document.activeElement === document.body || focusIsIn(event.target);
    if (isFree) document.getElementById("content")?.focus();
  };
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-[fade-out_var(--base)_var(--ease)] data-[state=open]:animate-[fade-in_var(--base)_var(--ease)]" />
        <Dialog.Content
          aria-describedby={undefined}
          ref={focusReturn.ref}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-0 top-[12vh] z-40 mx-auto w-140 max-w-[calc(100vw-1rem)] overflow-hidden rounded-l bg-surface shadow-dialog outline-none data-[state=closed]:animate-[fade-out_var(--base)_var(--ease)] data-[state=open]:animate-[rise-in_var(--base)_var(--ease)] max-desk:top-2"
        >
          <Dialog.Title className="sr-only">Search or jump to</Dialog.Title>
          <Choices commands={commands} takeTyped={takeTyped} onChoose={choose} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const focusIsIn = (element: EventTarget | null) =>
  element instanceof Node && element.contains(document.activeElement);

const notForFingers = "pointer-coarse:hidden";

interface ChoicesProps {
  commands: ReturnType<typeof useCommands>;
  takeTyped: () => string;
  onChoose: (command: Pick<Command, "isJourney" | "run">) => void;
}

/** What Enter opens: the first of what fits, whatever stood there before it came, until somebody moves on from it. */
function useFirstChosen(first: string) {
  const [chosen, setChosen] = useState(first);
  useEffect(() => setChosen(first), [first]);
  return [chosen, setChosen] as const;
}

/** The field and what fits it; new with every opening, so nothing typed stays on the screen. */
function Choices({ commands, takeTyped, onChoose }: ChoicesProps) {
  const [typed, setTyped] = useState("");
  const [, navigate] = useLocation();
  const timeZone = useClinicTimeZone();
  const today = useToday();
  const { patients, appointments, calls, isAsking, hasFailed } = useFound(typed);
  const fitting = (list: readonly Command[]) =>
    list.filter(({ title, hint = "", keywords = "" }) => fits(`${title} ${hint} ${keywords}`, typed));
  const actions = fitting(commands.actions);
  const pages = fitting(commands.pages);
  const open = (path: string) => onChoose({ isJourney: true, run: () => navigate(path) });
  const ids = [
    ...[...actions, ...pages].map(({ id }) => id),
    ...patients.map(({ id }) => `patient ${id}`),
    ...appointments.map(({ id }) => `appointment ${id}`),
    ...calls.map(({ id }) => `call ${id}`),
  ];
  const [chosen, setChosen] = useFirstChosen(ids[0] ?? "");
  const count = ids.length;
  return (
    <Cmdk shouldFilter={false} loop label="Search or jump to" value={chosen} onValueChange={setChosen}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden="true" className="size-4.5 text-ink-3" />
        <Cmdk.Input
          value={typed}
          onValueChange={setTyped}
          onFocus={() => {
            const ahead = takeTyped();
            if (ahead !== "") setTyped((before) => before + ahead);
          }}
          maxLength={textLimits.name}
          placeholder="Patient, phone number, words of a call, page"
          className="h-13 min-w-0 flex-1 bg-transparent text-16 outline-none"
        />
        <Keys keys={["Esc"]} className={notForFingers} />
      </div>
      <Cmdk.List
        label="Results"
        hidden={count === 0}
        className="max-h-[min(420px,60dvh)] overflow-y-auto overscroll-contain p-1.5 scroll-py-1.5"
      >
        <Group title="Actions">
          {actions.map((command) => (
            <Choice key={command.id} {...command} onSelect={() => onChoose(command)} />
          ))}
        </Group>
        <Group title="Pages">
          {pages.map((command) => (
            <Choice key={command.id} {...command} onSelect={() => onChoose(command)} />
          ))}
        </Group>
        <Group title="Patients">
          {patients.map(({ id, name, phone, nextVisit }) => (
            <Choice
              key={id}
              id={`patient ${id}`}
              icon={UserRound}
              title={name}
              hint={[
                phone ? formatPhone(phone) : "No phone number",
                nextVisit && `next visit ${shortDate(nextVisit.date)}`,
              ]
                .filter(Boolean)
                .join(", ")}
              onSelect={() => open(`/patients?patient=${encodeURIComponent(id)}`)}
            />
          ))}
        </Group>
        <Group title="Appointments">
          {appointments.map((visit) => (
            <Choice
              key={visit.id}
              id={`appointment ${visit.id}`}
              icon={Calendar}
              title={visit.patientName}
              hint={`${shortDate(visit.requestedDate)}, ${twelveHour(visit.requestedTime)}${visit.status === "cancelled" ? ", cancelled" : ""}`}
              onSelect={() => open(`/appointments?id=${encodeURIComponent(visit.id)}`)}
            />
          ))}
        </Group>
        <Group title="Calls">
          {calls.map(({ id, callId, call, startedAt }) => (
            <Choice
              key={id}
              id={`call ${id}`}
              icon={PhoneIncoming}
              title={callerName(call)}
              hint={[
                `${nearDate(dateOf(startedAt, timeZone), today)}, ${twelveHourOf(startedAt, timeZone)}`,
                call?.about && `“${call.about}”`,
              ]
                .filter(Boolean)
                .join(" ")}
              onSelect={() => open(callId ? `/logs?call=${callId}` : `/logs?entry=${encodeURIComponent(id)}`)}
            />
          ))}
        </Group>
      </Cmdk.List>
      {count === 0 && !isAsking && !hasFailed && (
        <p className="px-3 py-6 text-center text-13 text-ink-2">
          Nothing found. Part of a name or number, or a word that was said on a call, is enough.
        </p>
      )}
      {hasFailed && (
        <p className="px-3 py-3 text-13 text-red-ink">
          Patients could not be searched. Check your connection and type again.
        </p>
      )}
      <p role="status" className="sr-only">
        {typed.trim() !== "" && !isAsking && `${count === 0 ? "Nothing" : count} found`}
      </p>
    </Cmdk>
  );
}

const callerName = (call: LogEntry["call"]): string =>
  call?.name ?? (call?.phone ? formatPhone(call.phone) : "Number withheld");

function Group({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <Cmdk.Group
      heading={title}
      className="[&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-12 [&_[cmdk-group-heading]]:text-ink-3"
    >
      {children}
    </Cmdk.Group>
  );
}

interface ChoiceProps {
  id: string;
  icon: LucideIcon;
  title: string;
  hint?: string | undefined;
  keys?: readonly string[] | undefined;
  onSelect: () => void;
}

function Choice({ id, icon: Icon, title, hint, keys, onSelect }: ChoiceProps) {
  return (
    <Cmdk.Item
      value={id}
      onSelect={onSelect}
      className="flex min-h-9 cursor-pointer items-center gap-3 rounded-m px-2.5 py-1.5 text-13 data-[selected=true]:bg-accent-soft max-desk:min-h-11 pointer-coarse:min-h-11"
    >
      <Icon aria-hidden="true" className="size-4 text-ink-2" />
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{title}</span>
        {hint && <span className="ml-2 text-ink-2">{hint}</span>}
      </span>
      {keys && <Keys keys={keys} className={notForFingers} />}
    </Cmdk.Item>
  );
}
