import { Checkbox } from "#web/ui/forms/checkbox.tsx";
import { GroupProblem } from "#web/ui/forms/field.tsx";

interface ChosenOfProps {
  legend: string;
  /** What it means that nothing is left out. */
  allLabel: string;
  options: readonly { id: string; name: string }[];
  /** Null = all, those to come included. */
  ids: readonly string[] | null;
  onChange: (ids: string[] | null) => void;
  problem: string | undefined;
}

/** All of a list, or those that are ticked. */
export function AllOrSelected({ legend, allLabel, options, ids, onChange, problem }: ChosenOfProps) {
  const turn = (id: string, isOn: boolean) =>
    onChange(options.map((each) => each.id).filter((each) => (each === id ? isOn : ids?.includes(each))));
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-2 text-13 font-label">{legend}</legend>
      <Checkbox
        label={allLabel}
        checked={ids === null}
        onCheckedChange={(isAll) => onChange(isAll ? null : options.map(({ id }) => id))}
      />
      {ids !== null && (
        <div className="grid grid-cols-2 gap-2.5 border-l border-line pl-4 max-desk:grid-cols-1">
          {options.map(({ id, name }) => (
            <Checkbox
              key={id}
              label={name}
              checked={ids.includes(id)}
              onCheckedChange={(isOn) => turn(id, isOn)}
            />
          ))}
        </div>
      )}
      <GroupProblem>{problem}</GroupProblem>
    </fieldset>
  );
}
