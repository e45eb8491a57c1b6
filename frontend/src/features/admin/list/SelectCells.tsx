import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import type { Selection } from './use-selection.ts';

/** In a table's head. */
export function SelectAll<Row>({
  selection: { possible, chosen, choose },
  label,
}: {
  selection: Selection<Row>;
  label: string;
}) {
  const all = possible.length > 0 && chosen.length === possible.length;
  return (
    <Checkbox
      hideLabel
      label={label}
      checked={all}
      disabled={possible.length === 0}
      onChange={({ target }) => choose(possible, target.checked)}
      className="-my-3 -mx-3"
    />
  );
}

/** In a row; nothing where the row may not be chosen. */
export function SelectOne<Row extends { id: string }>({
  row,
  selection: { possible, has, choose },
  label,
}: {
  row: Row;
  selection: Selection<Row>;
  label: string;
}) {
  if (!possible.includes(row)) return null;
  return (
    // It only keeps the press from opening the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClick={(event) => event.stopPropagation()}>
      <Checkbox
        hideLabel
        label={label}
        checked={has(row.id)}
        onChange={({ target }) => choose([row], target.checked)}
        className="-my-3 -mx-3"
      />
    </div>
  );
}
