import { LogOut, Monitor, Moon, Sun } from "lucide-react";
import { Link } from "wouter";
import type { User } from "#contract/access/auth.ts";
import { roleLabels } from "#contract/access/roles.ts";
import { useLogOut } from "#web/features/auth/log-out.ts";
import { classNames } from "#web/lib/class-names.ts";
import { type ThemeChoice, themeChoices, useTheme } from "#web/lib/page/theme.ts";
import { Button } from "#web/ui/button.tsx";
import { ClinicSwitch } from "./clinic-switch.tsx";

const roleLabelOf = ({ role }: User) => (role === null ? "Admin" : roleLabels[role]);

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

interface AccountProps {
  user: User;
  isNarrow?: boolean;
  /** Somebody goes to the page of their account. */
  onChoose?: () => void;
}

/** Foot of the sidebar: who is signed in, the way to their account, the theme, and the way out. */
export function Account({ user, isNarrow = false, onChoose }: AccountProps) {
  if (isNarrow)
    return (
      <div className="grid place-items-center gap-2 border-t border-line py-3">
        <Link
          href="/account"
          aria-label="Your account"
          title={`${user.username}, ${roleLabelOf(user)}, ${user.email}`}
        >
          <Initial user={user} />
        </Link>
        <ThemeButton />
        <LogoutButton isIcon />
      </div>
    );
  return (
    <div className="border-t border-line p-3">
      <ClinicSwitch />
      <Link
        href="/account"
        title="Your account"
        className="mb-2 flex items-center gap-2.5 rounded-m px-2 py-1.5 hover:bg-hover"
        onClick={onChoose}
      >
        <Initial user={user} />
        <div className="min-w-0">
          <p className="flex items-baseline gap-2 text-13">
            <span className="truncate font-semibold">{user.username}</span>
            <span className="text-12 text-ink-3">{roleLabelOf(user)}</span>
          </p>
          <p className="truncate text-12 text-ink-3">{user.email}</p>
        </div>
      </Link>
      <div className="flex gap-2">
        <LogoutButton />
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
