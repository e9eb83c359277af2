import type { ProviderError } from "#contract/telephony/go-live.ts";
import { remedyOf } from "#contract/telephony/twilio-errors.ts";

/** What Twilio said, as it said it, with what can be done about it. */
export function ProviderErrorNote({ error }: { error: ProviderError }) {
  const remedy = remedyOf(error);
  return (
    <div className="mt-1.5 rounded-m bg-sunken px-3 py-2 text-13">
      <p className="break-words">
        <span className="font-medium">Twilio says{error.code !== null && ` (error ${error.code})`}:</span>{" "}
        {error.message}
      </p>
      {remedy && <p className="mt-1 text-ink-2">{remedy}</p>}
      {error.moreInfo && (
        <a
          href={error.moreInfo}
          target="_blank"
          rel="noreferrer"
          className="mt-1 inline-block text-accent-ink underline underline-offset-2"
        >
          What Twilio writes about it
        </a>
      )}
    </div>
  );
}
