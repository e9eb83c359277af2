import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { useCalendarFeed } from "./calendar-feed.ts";

/** The appointments in anybody's calendar, under an address that can be ended. */
export function FeedPanel() {
  const { state, create, revoke } = useCalendarFeed();
  const isActive = state.data?.isActive ?? false;
  const address = create.data && `${window.location.origin}${create.data.path}`;
  return (
    <Panel title="Calendar feed" isPadded>
      <p className="mb-3 max-w-150 text-13 text-ink-2">
        A secret address that other calendars can follow. It shows times and initials only, no treatment.
        Whoever has the address can read it.
      </p>
      {address && isActive && (
        <Field label="Address" hint="Copy it now: it is shown only this once" className="mb-3">
          <Input
            readOnly
            value={address}
            className="font-mono text-13"
            onFocus={(event) => event.target.select()}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={state.data === undefined}
          isPending={create.isPending}
          pendingLabel="Creating..."
          onClick={() => create.mutate()}
        >
          {isActive ? "Replace address" : "Create address"}
        </Button>
        {isActive && (
          <Button
            kind="danger-text"
            isPending={revoke.isPending}
            pendingLabel="Ending..."
            onClick={() => revoke.mutate()}
          >
            End feed
          </Button>
        )}
      </div>
    </Panel>
  );
}
