import { Calendar, MessageSquare, Phone, Siren } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { Appointment } from "#contract/appointments.ts";
import type { Task } from "#contract/dashboard.ts";
import { defaultAppointmentType } from "#contract/limits.ts";
import { useClinicTimeZone, useNow } from "#web/lib/clinic-time.ts";
import { dateOf, nearDate, plural, relativeTime, twelveHour } from "#web/lib/formatting.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonClasses } from "#web/ui/button.tsx";
import { EmptyState, FailedState } from "#web/ui/empty-state.tsx";
import { Panel, PanelRow } from "#web/ui/panel.tsx";
import { SampleMark } from "#web/ui/sample-mark.tsx";
import { LoadingRows } from "#web/ui/skeleton.tsx";
import { useCompleteTask } from "./complete-task.ts";
import { useConfirmAppointment } from "./confirm-appointment.ts";
import { useKeptRows } from "./kept-rows.ts";
import { useAppointments } from "./list-appointments.ts";
import { useTasks } from "./list-tasks.ts";
import { RowIcon } from "./row-icon.tsx";
import { waitingRequests, withKept } from "./waiting-requests.ts";

const rowsShown = 6;

/** What only a person can do: confirm requests, return calls, read messages. */
export function WaitingPanel() {
  const now = useNow();
  const appointments = useAppointments();
  const tasks = useTasks();
  const kept = useKeptRows<Appointment>();
  const requests = withKept(waitingRequests(appointments.data ?? [], now), kept.rows);
  const taskList = tasks.data ?? [];
  const total = requests.length + taskList.length;
  const waiting = total - kept.rows.length;
  const failed = [appointments, tasks].find((query) => query.isError);
  const isPending = appointments.isPending || tasks.isPending;
  // Emergencies and calls first: they wait for a voice, requests for a click.
  const shownTasks = taskList.slice(0, rowsShown);
  const shownRequests = requests.slice(0, rowsShown - shownTasks.length);
  const hidden = total - shownTasks.length - shownRequests.length;

  return (
    <Panel
      title="Waiting for you"
      aside={waiting > 0 && <span className="text-12 text-ink-3">{plural(waiting, "thing")}</span>}
    >
      {failed ? (
        <FailedState
          title="What waits for you did not load"
          error={failed.error}
          onRetry={() => Promise.all([appointments.refetch(), tasks.refetch()])}
        />
      ) : isPending ? (
        <LoadingRows label="Loading what waits for you..." />
      ) : (
        <>
          {total === 0 && (
            <EmptyState icon={<Calendar />} title="Nothing is waiting for you">
              Requests and messages from the phone appear here.
            </EmptyState>
          )}
          {shownTasks.map((task) => (
            <TaskRow key={task.id} task={task} now={now} />
          ))}
          {shownRequests.map((appointment) => (
            <RequestRow
              key={appointment.id}
              appointment={appointment}
              now={now}
              isConfirmed={kept.rows.includes(appointment)}
              onConfirmed={kept.keep}
              onLeave={kept.letGo}
            />
          ))}
          {hidden > 0 && (
            <PanelRow>
              <Link
                href="/appointments"
                className="rounded-s text-13 font-medium text-accent-ink hover:underline"
              >
                {`${plural(hidden, "more request")} in the list of appointments`}
              </Link>
            </PanelRow>
          )}
        </>
      )}
    </Panel>
  );
}

interface RequestRowProps {
  appointment: Appointment;
  now: number;
  /** Done with: stays until the pointer leaves it, so that the next press does not meet another row. */
  isConfirmed: boolean;
  onConfirmed: (appointment: Appointment) => void;
  onLeave: (id: string) => void;
}

function RequestRow({ appointment, now, isConfirmed, onConfirmed, onLeave }: RequestRowProps) {
  const timeZone = useClinicTimeZone();
  const confirm = useConfirmAppointment(() => onConfirmed(appointment));
  const { id, patientName, requestedDate, requestedTime, appointmentType, isManuallyCreated } = appointment;
  const when = `${twelveHour(requestedTime)} ${nearDate(requestedDate, dateOf(now, timeZone))}`;
  const how = isManuallyCreated ? "entered by your team" : "asked for by phone";
  return (
    <WaitingRow
      icon={
        <RowIcon tone="orange">
          <Calendar />
        </RowIcon>
      }
      title={
        <Link href={`/appointments?id=${id}`} className="rounded-s hover:underline">
          {`${patientName}, ${when}`}
        </Link>
      }
      detail={`${appointmentType ?? defaultAppointmentType}, ${how}`}
      {...(isConfirmed && { onPointerLeave: () => onLeave(id) })}
    >
      {isConfirmed ? (
        <Badge tone="green">Confirmed</Badge>
      ) : (
        <Button
          size="small"
          aria-label={`Confirm ${patientName}, ${when}`}
          isPending={confirm.isPending}
          onClick={() => confirm.mutate(id)}
        >
          Confirm
        </Button>
      )}
    </WaitingRow>
  );
}

const taskIcons = {
  callback: { tone: "red", icon: <Phone /> },
  emergency: { tone: "red", icon: <Siren /> },
  message: { tone: "yellow", icon: <MessageSquare /> },
} as const;

function TaskRow({ task, now }: { task: Task; now: number }) {
  const timeZone = useClinicTimeZone();
  const complete = useCompleteTask();
  const { tone, icon } = taskIcons[task.kind];
  return (
    <WaitingRow
      icon={<RowIcon tone={tone}>{icon}</RowIcon>}
      title={task.title}
      detail={
        <>
          {`${task.detail}, ${relativeTime(task.createdAt, now, timeZone)}`} {task.isSample && <SampleMark />}
        </>
      }
    >
      {/* A sample has nobody at the other end. */}
      {task.phone && !task.isSample && (
        <a
          href={`tel:${task.phone}`}
          aria-label={`Call: ${task.title}`}
          className={buttonClasses({ size: "small" })}
        >
          Call
        </a>
      )}
      <Button
        size="small"
        aria-label={`Done: ${task.title}`}
        isPending={complete.isPending}
        onClick={() => complete.mutate(task.id)}
      >
        Done
      </Button>
    </WaitingRow>
  );
}

interface WaitingRowProps {
  icon: ReactNode;
  title: ReactNode;
  detail: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
  onPointerLeave?: () => void;
}

function WaitingRow({ icon, title, detail, children, ...rest }: WaitingRowProps) {
  return (
    <PanelRow {...rest} className="min-h-18.5">
      {icon}
      <div className="min-w-0 flex-1">
        <p className="text-13 font-medium">{title}</p>
        <p className="mt-0.5 text-12 text-ink-3">{detail}</p>
      </div>
      <div className="flex flex-none gap-1.5">{children}</div>
    </PanelRow>
  );
}
