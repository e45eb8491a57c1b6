import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import type { Column } from '../../../ui/showing/table-column.ts';
import type { Selection } from './use-selection.ts';

export interface Selecting<Row> {
  selection: Selection<Row>;
  /** "Select all that can be verified" */
  all: string;
  /** "Select SK-9785F" */
  one: (row: Row) => string;
}

/** Checkbox column; rows that cannot be selected have none. */
export function selectColumn<Row extends { id: string }>({ selection, all, one }: Selecting<Row>): Column<Row> {
  const { possible, has, choose } = selection;
  return {
    id: 'select',
    onPhone: 'lead',
    width: 'w-8',
    header: (
      <Checkbox
        hideLabel
        label={all}
        checked={possible.length > 0 && possible.every(({ id }) => has(id))}
        disabled={possible.length === 0}
        onChange={({ target }) => choose(possible, target.checked)}
        className="-my-3 -mx-3"
      />
    ),
    cell: (row) =>
      possible.some(({ id }) => id === row.id) && (
        // It only keeps the press from opening the row.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
        <div onClick={(event) => event.stopPropagation()}>
          <Checkbox
            hideLabel
            label={one(row)}
            checked={has(row.id)}
            onChange={({ target }) => choose([row], target.checked)}
            className="-my-3 -mx-3"
          />
        </div>
      ),
  };
}
