import { Copy, Eye, EyeOff, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ApiKey } from "#contract/access/api-keys.ts";
import { useClinicTimeZone } from "#web/lib/clinic-time.ts";
import { dateTimeOf, formatCount, shortDateOf } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { DeleteKeyDialog } from "./delete-key-dialog.tsx";
import { copyKey, maskOf } from "./key-secret.ts";

/** One key: masked until it is asked for, and only while its secret is at hand. */
export function KeyRow({ apiKey, secret }: { apiKey: ApiKey; secret: string | null }) {
  const [isShown, setIsShown] = useState(false);
  const [isDeleting, setIsDeleting] = useState(false);
  const { name, status, isSample } = apiKey;
  const isActive = status === "active";
  return (
    <li aria-label={name} className="border-t border-line px-4 py-3 first:border-t-0">
      <div className="flex items-center gap-2">
        <span className="min-w-0 truncate text-14 font-semibold">{name}</span>
        <Badge tone={isActive ? "green" : "grey"} hasDot={false}>
          {isActive ? "ACTIVE" : "INACTIVE"}
        </Badge>
        {isSample && <SampleMark />}
        <Button
          kind="quiet"
          size="small"
          isIcon
          className="ml-auto"
          aria-label={`Delete ${name}`}
          onClick={() => setIsDeleting(true)}
        >
          <Trash2 aria-hidden="true" />
        </Button>
      </div>
      <div className="my-1.5 flex items-center gap-1 rounded-m bg-sunken py-1 pr-1 pl-3">
        <code className="min-w-0 flex-1 font-mono text-13 wrap-anywhere">
          {isShown && secret ? secret : maskOf(apiKey)}
        </code>
        <Button
          kind="quiet"
          size="small"
          isIcon
          disabled={secret === null}
          aria-label={isShown ? `Hide ${name}` : `Show ${name}`}
          onClick={() => setIsShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
        </Button>
        <Button
          kind="quiet"
          size="small"
          isIcon
          disabled={secret === null}
          aria-label={`Copy ${name}`}
          onClick={() => secret && void copyKey(secret)}
        >
          <Copy aria-hidden="true" />
        </Button>
      </div>
      <Facts apiKey={apiKey} isLocked={secret === null} />
      <DeleteKeyDialog apiKey={apiKey} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </li>
  );
}

function Facts({ apiKey, isLocked }: { apiKey: ApiKey; isLocked: boolean }) {
  const timeZone = useClinicTimeZone();
  const { permissions, created, lastUsed, useCount } = apiKey;
  const words = permissions.join(", ");
  return (
    <p className="flex flex-wrap gap-x-4 text-12 text-ink-3">
      <span>{words.charAt(0).toUpperCase() + words.slice(1)}</span>
      <span>{`Created ${shortDateOf(created, timeZone)}`}</span>
      <span>{lastUsed ? `Last used ${dateTimeOf(lastUsed, timeZone)}` : "Never used"}</span>
      {useCount > 0 && <span>{`${formatCount(useCount)} requests`}</span>}
      {isLocked && <span>The whole key was shown once, when it was generated</span>}
    </p>
  );
}
