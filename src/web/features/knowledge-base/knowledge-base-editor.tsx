import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { type KnowledgeBase, knowledgeBaseBody } from "#contract/clinic/clinic.ts";
import { seenNone } from "#contract/seen-state.ts";
import { changedByThem, isEditConflict, isSame, mergeOnto } from "#web/lib/edit/edit-conflict.ts";
import { isRequestError, messageForPeople } from "#web/lib/request-error.ts";
import { Button } from "#web/ui/button.tsx";
import { HoursQuestion, useHoursQuestion } from "#web/ui/days/hours-question.tsx";
import { EditConflictDialog } from "#web/ui/overlays/edit-conflict-dialog.tsx";
import { LeaveDialog } from "#web/ui/overlays/leave-dialog.tsx";
import { toast } from "#web/ui/toasts/toast-store.ts";
import { BasicFields } from "./basic-fields.tsx";
import { EmergencyFields } from "./emergency-fields.tsx";
import { HoursFields } from "./hours-fields.tsx";
import {
  bodyOf,
  changesSentence,
  countChanges,
  type KnowledgeBaseValues,
  leavesOf,
  valuesOf,
} from "./knowledge-base-form.ts";
import { useNewestKnowledgeBase } from "./load-knowledge-base.ts";
import { useSaveKnowledgeBase } from "./save-knowledge-base.ts";
import { AdditionalFields, ServicesFields } from "./text-fields.tsx";

interface KnowledgeBaseEditorProps {
  saved: KnowledgeBase | null;
  timeZone: string;
  /** When it was asked for, it begins at its first field. */
  takesFocus: boolean;
  /** Back to reading: saved, or given up. */
  onDone: () => void;
}

/** The five sections as fields, with Cancel and Save at the foot. */
export function KnowledgeBaseEditor({ saved, timeZone, takesFocus, onDone }: KnowledgeBaseEditorProps) {
  const frame = useRef<HTMLFormElement>(null);
  // What Cancel goes back to; a change from another desk must not move the ground under the fields.
  const [{ start, seen }, setGround] = useState(() => groundOf(saved, timeZone));
  const [theirs, setTheirs] = useState<KnowledgeBase | null>(null);
  const form = useKnowledgeBaseForm(start);
  const save = useSaveKnowledgeBase();
  const loadTheirs = useNewestKnowledgeBase();
  const changes = countChanges(start, form.watch());
  useStartingPlace(frame, takesFocus);
  const { mayBeSaved, isLooking, question } = useHoursQuestion();

  const send = async (values: KnowledgeBaseValues, onState: string) => {
    const { businessHours } = bodyOf(values);
    const hasOtherHours = !isSame(businessHours, bodyOf(start).businessHours);
    if (!(await mayBeSaved(hasOtherHours ? { openingHours: businessHours } : null))) return;
    try {
      // Awaited, not given callbacks: the first save takes this form off the screen before it is done.
      await save.mutateAsync({ body: bodyOf(values), seen: onState });
      toast({
        title: "Knowledge Base Saved",
        description: "The assistant will use this from the next call.",
      });
      setTheirs(null);
      onDone();
    } catch (error) {
      const newest = isEditConflict(error) ? await loadTheirs() : null;
      if (newest) return setTheirs(newest);
      showFieldErrors(form, error);
      toast({
        variant: "destructive",
        title: "Error",
        description: messageForPeople(error, "Failed to save knowledge base"),
      });
    }
  };
  const onSave = form.handleSubmit((values) => send(values, seen));
  const stepOnto = (newest: KnowledgeBase, values: KnowledgeBaseValues) => {
    setGround(groundOf(newest, newest.timeZone));
    form.reset(values);
    setTheirs(null);
  };
  const keepMine = (newest: KnowledgeBase) => {
    const merged = mergeOnto(start, form.getValues(), valuesOf(newest));
    stepOnto(newest, merged);
    void send(merged, newest.updatedAt);
  };
  const onCancel = () => {
    form.reset(start);
    onDone();
  };

  return (
    <form ref={frame} noValidate aria-label="Clinic Knowledge Base" onSubmit={onSave}>
      <div className="grid grid-cols-[1.2fr_1fr] items-start gap-4 pb-6 max-wide:grid-cols-1">
        <div className="flex flex-col gap-4">
          <BasicFields form={form} />
          <ServicesFields form={form} />
        </div>
        <div className="flex flex-col gap-4">
          <HoursFields form={form} savedTimeZone={start.timeZone} isNew={saved === null} />
          <EmergencyFields form={form} />
          <AdditionalFields form={form} />
        </div>
      </div>
      <footer className="sticky bottom-0 z-10 -mx-8 flex flex-wrap items-center gap-2 border-t border-line bg-surface px-8 py-3 max-desk:-mx-4 max-desk:px-4">
        <p aria-live="polite" className="mr-auto text-13 text-ink-2">
          {saved || changes > 0 ? changesSentence(changes) : "Nothing saved yet"}
        </p>
        {saved && <Button onClick={onCancel}>Cancel</Button>}
        <Button type="submit" kind="filled" isPending={save.isPending || isLooking} pendingLabel="Saving...">
          {saved ? "Save Changes" : "Save Information"}
        </Button>
      </footer>
      <HoursQuestion {...question} />
      <EditConflictDialog
        changes={theirs && changedByThem(start, form.getValues(), valuesOf(theirs))}
        isSaving={save.isPending}
        onClose={() => setTheirs(null)}
        onTakeTheirs={() => theirs && stepOnto(theirs, valuesOf(theirs))}
        onKeepMine={() => theirs && keepMine(theirs)}
      />
      <LeaveDialog isDirty={changes > 0}>
        {`${changesSentence(changes)}. The assistant goes on with what was saved last.`}
      </LeaveDialog>
    </form>
  );
}

/** What the form begins on, and by what name the server knows that state. */
const groundOf = (saved: KnowledgeBase | null, timeZone: string) => ({
  start: valuesOf(saved, timeZone),
  seen: saved?.updatedAt ?? seenNone,
});

function useKnowledgeBaseForm(start: KnowledgeBaseValues) {
  return useForm<KnowledgeBaseValues>({
    resolver: async (values, context, options) => {
      // Rules judge what will be sent: hidden emergency fields cannot hold anybody up.
      const checked = await zodResolver(knowledgeBaseBody)(bodyOf(values), context, options as never);
      return Object.keys(checked.errors).length === 0
        ? { values, errors: {} }
        : { values: {}, errors: checked.errors as never };
    },
    defaultValues: start,
    mode: "onTouched",
    shouldFocusError: false,
  });
}

export type KnowledgeBaseForm = ReturnType<typeof useKnowledgeBaseForm>;

/** Puts what the server refused at its field. */
function showFieldErrors(form: KnowledgeBaseForm, error: unknown): void {
  if (!isRequestError(error)) return;
  const known = new Set(leavesOf(form.getValues()).keys());
  for (const { field, message } of error.problem?.errors ?? []) {
    const path = field.replace(/^body\./, "");
    if (known.has(path)) form.setError(path as "clinicName", { type: "server", message });
  }
}

/** `#business-hours` leads to its section, although that comes later than the address; else the first field is the start. */
function useStartingPlace(frame: RefObject<HTMLElement | null>, takesFocus: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the form appears
  useEffect(() => {
    const section =
      window.location.hash === "" ? null : document.getElementById(window.location.hash.slice(1));
    section?.scrollIntoView({ block: "start" });
    const start = section ?? (takesFocus ? frame.current : null);
    start?.querySelector<HTMLElement>("input")?.focus({ preventScroll: section !== null });
  }, []);
}
