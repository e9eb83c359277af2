import { useMutation } from "@tanstack/react-query";
import { Play } from "lucide-react";
import { useEffect, useRef } from "react";
import { endpoints } from "#contract/endpoints.ts";
import { request } from "#web/lib/api-client.ts";
import { messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { durationLabel } from "./log-labels.ts";

/** The message that the caller left as sound. Fetched when somebody wants to hear it: a plain link could not say who asks. */
export function VoicemailPlayer({ callId, durationSeconds }: { callId: string; durationSeconds: number }) {
  const fetched = useMutation({
    mutationFn: async () => {
      const response = await request("GET", endpoints.getVoicemail.path.replace(":id", callId));
      return response.blob();
    },
  });
  return (
    <section aria-label="Voicemail" className="mb-4 flex flex-col gap-2 rounded-s border border-line p-3">
      <p className="flex items-center gap-2 text-14">
        <span className="font-semibold">Voicemail</span>
        <span className="figures text-ink-2">{durationLabel(durationSeconds)}</span>
        {!fetched.data && (
          <Button
            size="small"
            className="ml-auto"
            icon={<Play aria-hidden="true" />}
            isPending={fetched.isPending}
            pendingLabel="Loading..."
            onClick={() => fetched.mutate()}
          >
            Listen
          </Button>
        )}
      </p>
      {fetched.data && <Sound blob={fetched.data} />}
      {fetched.isError && (
        <p role="alert" className="text-13 text-red-ink">
          {messageForPeople(
            fetched.error,
            "The voicemail did not load. Check your connection and try again.",
          )}
        </p>
      )}
    </section>
  );
}

function Sound({ blob }: { blob: Blob }) {
  const player = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(blob);
    if (player.current) player.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [blob]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: nobody has written down what the caller said
    <audio ref={player} controls autoPlay aria-label="The caller's voicemail" className="w-full" />
  );
}
