import { LogOut, Monitor, MonitorSmartphone, Moon, Sun } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { User } from "#contract/auth.ts";
import { useLogOut } from "#web/features/auth/log-out.ts";
import { classNames } from "#web/lib/class-names.ts";
import { type ThemeChoice, themeChoices, useTheme } from "#web/lib/theme.ts";
import { Button } from "#web/ui/button.tsx";

/** First letter of a name, as people would write it. */
const initialOf = (name: string) => [...name.trim()][0]?.toLocaleUpperCase("en-AU") ?? "";

export function Initial({ user, size = "normal" }: { user: User; size?: "normal" | "small" }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "grid flex-none place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink",
        size === "small" ? "size-6.5 text-12" : "size-8 text-13",
      )}
    >
      {initialOf(user.username)}
    </span>
  );
}

/** Foot of the sidebar: who is signed in, the theme, and the way out. */
export function Account({ user, isNarrow = false }: { user: User; isNarrow?: boolean }) {
  if (isNarrow)
    return (
      <div className="grid place-items-center gap-2 border-t border-line py-3">
        <span title={`${user.username}, ${user.role ?? "Admin"}, ${user.email}`}>
          <Initial user={user} />
        </span>
        <ThemeButton />
        <SignInsButton />
        <LogoutButton isIcon />
      </div>
    );
  return (
    <div className="border-t border-line p-3">
      <div className="flex items-center gap-2.5 px-2 pt-0.5 pb-2.5">
        <Initial user={user} />
        <div className="min-w-0">
          <p className="flex items-baseline gap-2 text-13">
            <span className="truncate font-semibold">{user.username}</span>
            <span className="text-12 text-ink-3">{user.role ?? "Admin"}</span>
          </p>
          <p className="truncate text-12 text-ink-3">{user.email}</p>
        </div>
      </div>
      <div className="flex gap-2">
        <LogoutButton />
        <SignInsButton />
        <ThemeButton />
      </div>
    </div>
  );
}

export function LogoutButton({ isIcon = false, isQuiet = false }: { isIcon?: boolean; isQuiet?: boolean }) {
  const logOut = useLogOut();
  const words = logOut.isPending ? "Logging out..." : "Logout";
  return (
    <Button
      size={isQuiet ? "normal" : "small"}
      kind={isQuiet ? "quiet" : "outlined"}
      isIcon={isIcon}
      aria-label={isIcon ? words : undefined}
      title={isIcon ? words : undefined}
      className={classNames(!isIcon && !isQuiet && "grow max-desk:h-11")}
      icon={isQuiet ? undefined : <LogOut aria-hidden="true" />}
      isPending={logOut.isPending}
      onClick={() => logOut.mutate()}
    >
      {isIcon ? null : words}
    </Button>
  );
}

const SignInsDialog = lazy(async () => ({
  default: (await import("#web/features/auth/sign-ins-dialog.tsx")).SignInsDialog,
}));

function SignInsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        isIcon
        aria-label="Where you are signed in"
        title="Where you are signed in"
        className="max-desk:size-11"
        onClick={() => setIsOpen(true)}
      >
        <MonitorSmartphone aria-hidden="true" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <SignInsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const themeWords: Record<ThemeChoice, string> = {
  system: "Theme: as the system",
  light: "Theme: light",
  dark: "Theme: dark",
};
const themeIcons = { system: Monitor, light: Sun, dark: Moon } as const;

function ThemeButton() {
  const [choice, choose] = useTheme();
  const Icon = themeIcons[choice];
  const next = themeChoices[(themeChoices.indexOf(choice) + 1) % themeChoices.length] ?? "system";
  return (
    <Button
      kind="quiet"
      size="small"
      isIcon
      aria-label={themeWords[choice]}
      title={themeWords[choice]}
      className="max-desk:size-11"
      onClick={() => choose(next)}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
}
