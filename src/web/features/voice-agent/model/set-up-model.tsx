import type { LocalModelServer } from "#contract/assistants/language-model.ts";
import { foundSentence, settingLines } from "./language-model.ts";

/** How a language model is set up, where there is none; with the very lines where one was found on the machine. */
export function SetUpModel({ found }: { found: readonly LocalModelServer[] }) {
  return (
    <section aria-labelledby="set-up-model" className="mb-4 flex flex-col gap-3 border-t border-line pt-4">
      <div>
        <h3 id="set-up-model" className="text-14 font-semibold">
          Set up a language model
        </h3>
        <p className="text-13 text-ink-2">
          {found.length > 0
            ? "Set these two where the server is started, start it again, and test the model here."
            : "None was found on this machine. Start Ollama, llama.cpp or LM Studio on it, or take a hosted model, set these two where the server is started, and start it again."}
        </p>
      </div>
      {found.length === 0 && <Lines label="Settings, for example" />}
      {found.map((server) => (
        <div key={server.baseUrl}>
          <p className="mb-1 text-13">{foundSentence(server)}</p>
          <Lines label={`Settings for ${server.name}`} server={server} />
        </div>
      ))}
      <p className="text-13 text-ink-2">
        The addresses of hosted models, keys and limits are in docs/language-model.md, beside the server's
        code.
      </p>
    </section>
  );
}

function Lines({ label, server }: { label: string; server?: LocalModelServer }) {
  return (
    <figure aria-label={label} className="m-0">
      <pre className="rounded-m bg-sunken px-3 py-2 font-mono text-13 wrap-anywhere whitespace-pre-wrap select-all">
        {settingLines(server)}
      </pre>
    </figure>
  );
}
