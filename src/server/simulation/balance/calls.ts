import { type Books, type Finding, groupsBy, type TaskRow, type Witness } from "./books.ts";

/** Whether every call is in the log with what came of it, and whoever waits for a person is waited on. */
export const callFindings = (books: Books, witness: Witness): Finding[] => [
  everyCallEnded(books, witness),
  noCallOfNobody(books, witness),
  tasksPointAtSomething(books),
  promisesAreTasks(books, witness),
  textsReachPeople(books, witness),
];

function everyCallEnded({ calls, log }: Books, witness: Witness): Finding {
  const byProviderId = groupsBy(calls, ({ providerCallId }) => providerCallId);
  const byCall = groupsBy(log, ({ callId }) => callId);
  const faults = witness.calls.flatMap(({ providerCallId }) => {
    const [row, another] = byProviderId.get(providerCallId) ?? [];
    if (!row) return [`Call ${providerCallId} is not in the books`];
    if (another) return [`Call ${providerCallId} is in the books twice`];
    if (row.endedAt === null || row.outcome === "in_progress") return [`Call ${row.id} has not ended`];
    const [entry, second] = byCall.get(row.id) ?? [];
    if (!entry) return [`Call ${row.id} has no entry in the log`];
    if (second) return [`Call ${row.id} has two entries in the log`];
    const isSettled = entry.status !== "In progress" && entry.durationSeconds !== null;
    return isSettled ? [] : [`The log shows call ${row.id} as under way`];
  });
  return { check: "Every call ended with an outcome in the log", looked: witness.calls.length, faults };
}

function noCallOfNobody({ calls }: Books, witness: Witness): Finding {
  const rang = new Set(witness.calls.map(({ providerCallId }) => providerCallId));
  const own = calls.filter(({ startedAt }) => startedAt >= witness.from);
  const faults = own
    .filter(({ providerCallId }) => !rang.has(providerCallId))
    .map(({ id }) => `Nobody rang call ${id}`);
  return { check: "No call is in the books that nobody made", looked: own.length, faults };
}

function tasksPointAtSomething({ tasks, calls, visits, messages }: Books): Finding {
  const known = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
  const [knownCalls, knownVisits, knownMessages] = [known(calls), known(visits), known(messages)];
  const missing = ({ callId, appointmentId, messageId }: TaskRow) => [
    ...(callId !== null && !knownCalls.has(callId) ? [`call ${callId}`] : []),
    ...(appointmentId !== null && !knownVisits.has(appointmentId) ? [`visit ${appointmentId}`] : []),
    ...(messageId !== null && !knownMessages.has(messageId) ? [`message ${messageId}`] : []),
  ];
  const faults = tasks.flatMap((task) =>
    missing(task).map((what) => `Task ${task.id} points at ${what}, which does not exist`),
  );
  return { check: "Every task points at something that exists", looked: tasks.length, faults };
}

function promisesAreTasks({ calls, tasks }: Books, witness: Witness): Finding {
  const idOf = new Map(calls.map(({ providerCallId, id }) => [providerCallId, id]));
  const withTask = new Set(tasks.map(({ callId }) => callId));
  const faults = witness.promised
    .filter(({ providerCallId }) => !withTask.has(idOf.get(providerCallId) ?? null))
    .map(({ providerCallId }) => `Call ${providerCallId} left no task`);
  return {
    check: "Whoever was promised a person has a task waiting or done",
    looked: witness.promised.length,
    faults,
  };
}

function textsReachPeople({ messages, tasks }: Books, witness: Witness): Finding {
  const received = new Map(
    messages.filter(({ direction }) => direction === "in").map((row) => [row.providerMessageId, row]),
  );
  const withTask = new Set(tasks.map(({ messageId }) => messageId));
  const faults = witness.wrote.flatMap(({ providerMessageId, isForPeople }) => {
    const row = received.get(providerMessageId);
    if (!row) return [`Text ${providerMessageId} from a patient is not in the books`];
    return isForPeople && !withTask.has(row.id) ? [`Text ${row.id} from a patient waits for nobody`] : [];
  });
  return {
    check: "Every text from a patient is kept, and what only a person can answer is a task",
    looked: witness.wrote.length,
    faults,
  };
}
