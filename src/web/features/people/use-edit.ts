import type { UseMutationResult } from "@tanstack/react-query";
import { useState } from "react";
import type { HoursToSave } from "#contract/booking/displaced.ts";
import { type ChangedField, changedByThem, isEditConflict, mergeOnto } from "#web/lib/edit/edit-conflict.ts";
import { useHoursQuestion } from "#web/ui/days/hours-question.tsx";
import type { SaveOn } from "./people-calls.ts";

interface EditOptions<Saved, Draft, Body> {
  /** What is edited; null = a new one. */
  saved: Saved | null;
  draftOf: (saved: Saved | null) => Draft;
  /** Null where the draft cannot be sent as it stands. */
  bodyOf: (draft: Draft) => Body | null;
  save: UseMutationResult<unknown, Error, SaveOn<Body>>;
  findNewest: (id: string) => Promise<Saved | null>;
  /** A changed field as the desk reads it. */
  inWords: (change: ChangedField) => ChangedField;
  onSaved: () => void;
  /** What of the draft may leave booked visits outside; null = it changes no hours. */
  hoursOf?: (draft: Draft, saved: Saved) => HoursToSave | null;
}

/** The draft of a dialog, and the question that is asked where somebody else has saved the same meanwhile. */
export function useEdit<Saved extends { id: string; version: string }, Draft extends object, Body>({
  saved,
  draftOf,
  bodyOf,
  save,
  findNewest,
  inWords,
  onSaved,
  hoursOf,
}: EditOptions<Saved, Draft, Body>) {
  const [{ start, seen }, setGround] = useState(() => ({
    start: draftOf(saved),
    seen: saved?.version ?? null,
  }));
  const [draft, setDraft] = useState(start);
  const [theirs, setTheirs] = useState<Saved | null>(null);
  const { mayBeSaved, isLooking, question } = useHoursQuestion();

  const send = async (values: Draft, on: string | null) => {
    const body = bodyOf(values);
    if (body === null || isLooking) return;
    if (!(await mayBeSaved((saved && hoursOf?.(values, saved)) ?? null))) return;
    try {
      await save.mutateAsync({ body, seen: on });
      onSaved();
    } catch (error) {
      // Anything else stands in the dialog already.
      if (isEditConflict(error) && saved) setTheirs(await findNewest(saved.id));
    }
  };
  const stepOnto = (newest: Saved, values: Draft) => {
    setGround({ start: draftOf(newest), seen: newest.version });
    setDraft(values);
    setTheirs(null);
    save.reset();
  };
  const keepMine = (newest: Saved) => {
    const merged = mergeOnto(start, draft, draftOf(newest));
    stepOnto(newest, merged);
    void send(merged, newest.version);
  };
  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    isDirty: draft !== start,
    isLooking,
    question,
    onSave: () => void send(draft, seen),
    conflict: {
      changes: theirs && changedByThem(start, draft, draftOf(theirs)).map(inWords),
      isSaving: save.isPending,
      onClose: () => setTheirs(null),
      onTakeTheirs: () => theirs && stepOnto(theirs, draftOf(theirs)),
      onKeepMine: () => theirs && keepMine(theirs),
    },
  };
}
