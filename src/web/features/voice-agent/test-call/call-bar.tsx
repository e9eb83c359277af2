import { CalendarCheck, Keyboard, Mic, MicOff, PhoneOff, ScrollText } from "lucide-react";
import { Link } from "wouter";
import { classNames } from "#web/lib/class-names.ts";
import { useNow } from "#web/lib/clinic-time.ts";
import { callClock } from "#web/lib/durations.ts";
import { formatPhone } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { Switch } from "#web/ui/forms/checkbox.tsx";
import { Field } from "#web/ui/forms/field.tsx";
import { Input } from "#web/ui/forms/input.tsx";
import { TestBadge } from "#web/ui/test-badge.tsx";
import { answerTimeLabel, answerTimes, appointmentOf, type TestCall } from "./call-state.ts";
import { Keypad } from "./keypad.tsx";
import { outcomeSentence } from "./outcome-sentence.ts";
import type { TestCallControls } from "./use-test-call.ts";

interface CallBarProps {
  controls: TestCallControls;
  from: string;
  onFrom: (from: string) => void;
  isNumber: boolean;
  /** Whether the call books into the real calendar. */
  isReal: boolean;
  onReal: (isReal: boolean) => void;
  canTalk: boolean;
  isSpoken: boolean;
  onSpoken: (isSpoken: boolean) => void;
  isMuted: boolean;
  onMuted: (isMuted: boolean) => void;
}

/** Whether a call goes on, for how long, and what can be done with it. */
export function CallBar(props: CallBarProps) {
  const { phase } = props.controls.call;
  const isOpen = phase === "connecting" || phase === "live";
  return (
    <section
      aria-label="Call"
      className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-3 rounded-l border border-line bg-surface px-4 py-2"
    >
      {isOpen ? <OpenCall {...props} /> : <NextCall {...props} />}
    </section>
  );
}

function OpenCall(props: CallBarProps) {
  const { controls, isReal, canTalk, isSpoken, onSpoken, isMuted, onMuted } = props;
  const { call } = controls;
  const seconds = Math.max(0, Math.floor((useNow(500) - call.startedAt) / 1_000));
  return (
    <>
      <p className="flex items-center gap-3 text-14">
        <span
          aria-hidden="true"
          className={classNames(
            "size-2.5 rounded-full",
            call.phase === "live" ? "bg-green-solid shadow-[0_0_0_4px_var(--green-soft)]" : "bg-blue-solid",
          )}
        />
        <span role="status" className="font-semibold">
          {call.phase === "live" ? "Test call in progress" : "Connecting..."}
        </span>
        <span className="figures text-16 font-semibold">{callClock(seconds)}</span>
      </p>
      {isReal ? <Badge tone="orange">Real calendar</Badge> : <TestBadge />}
      <p className="text-13 text-ink-2">{call.from === "" ? "Number withheld" : formatPhone(call.from)}</p>
      <AnswerTimes call={call} />
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {isSpoken && (
          <Button
            size="small"
            aria-pressed={isMuted}
            icon={isMuted ? <MicOff aria-hidden="true" /> : <Mic aria-hidden="true" />}
            onClick={() => onMuted(!isMuted)}
          >
            {isMuted ? "Unmute" : "Mute"}
          </Button>
        )}
        {canTalk && (
          <Button
            size="small"
            icon={isSpoken ? <Keyboard aria-hidden="true" /> : <Mic aria-hidden="true" />}
            onClick={() => onSpoken(!isSpoken)}
          >
            {isSpoken ? "Type instead" : "Speak instead"}
          </Button>
        )}
        <Keypad onPress={controls.press} isDisabled={call.phase !== "live"} />
        <Button size="small" kind="danger" icon={<PhoneOff aria-hidden="true" />} onClick={controls.hangUp}>
          End call
        </Button>
      </div>
    </>
  );
}

function AnswerTimes({ call }: { call: TestCall }) {
  const times = answerTimes(call);
  if (!times) return null;
  return (
    <p className="text-13 text-ink-2">
      Answer time <b className="font-semibold text-ink">{answerTimeLabel(times.typicalMs)}</b> typical,{" "}
      <b className="font-semibold text-ink">{answerTimeLabel(times.slowestMs)}</b> slowest
    </p>
  );
}

function NextCall(props: CallBarProps) {
  const { controls, from, onFrom, isNumber, isReal, onReal, canTalk, isSpoken, onSpoken } = props;
  const { call } = controls;
  return (
    <>
      {call.phase === "idle" ? (
        <p className="flex-1 text-13 text-ink-2">
          Ring your own assistant as a patient would. {isReal ? onTheBooks : asATest}
        </p>
      ) : (
        <Outcome call={call} />
      )}
      <div className="flex flex-wrap items-end gap-4">
        <Field
          label="Caller number"
          className="w-56"
          error={isNumber ? undefined : "This is not a telephone number"}
        >
          <Input
            type="tel"
            autoComplete="off"
            placeholder="Withheld, or 0491 570 156"
            value={from}
            onChange={(event) => onFrom(event.target.value)}
          />
        </Field>
        <div className="pb-2">
          <Switch label="Use the real calendar" checked={isReal} onCheckedChange={onReal} />
        </div>
        <div className="pb-2">
          <Switch
            label="Speak instead of typing"
            checked={isSpoken && canTalk}
            disabled={!canTalk}
            onCheckedChange={onSpoken}
            {...(canTalk ? {} : { hint: "This browser cannot listen" })}
          />
        </div>
      </div>
    </>
  );
}

const asATest = "What it books is marked Test in the calendar: it holds no time, and nobody is written to.";
const onTheBooks = "What it books is real: it takes the time, the patient is written to and the call counts.";

function Outcome({ call }: { call: TestCall }) {
  const appointmentId = appointmentOf(call);
  const seconds = Math.max(0, Math.floor((call.endedAt - call.startedAt) / 1_000));
  return (
    <div className="min-w-60 flex-1">
      <p role="status" className="text-14">
        <span className="font-semibold">{call.phase === "failed" ? "No call" : "Call ended"}</span>
        {call.phase === "ended" && <span className="figures ml-2 text-ink-2">{callClock(seconds)}</span>}
        <span className="block text-13 text-ink-2">{outcomeSentence(call)}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {call.callId && (
          <Link href={`/logs?call=${call.callId}`} className={buttonClasses({ size: "small" })}>
            <ScrollText aria-hidden="true" className="lucide" />
            Open log entry
          </Link>
        )}
        {appointmentId && (
          <Link href={`/appointments?id=${appointmentId}`} className={buttonClasses({ size: "small" })}>
            <CalendarCheck aria-hidden="true" className="lucide" />
            Open appointment
          </Link>
        )}
      </div>
    </div>
  );
}
