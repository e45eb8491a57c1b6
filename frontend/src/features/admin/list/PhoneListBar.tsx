import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { adminEn } from '../admin.en.ts';
import type { ListColumn } from './list-columns.ts';
import { sortParam } from './list-sort.ts';
import { sortWords } from './SortHeading.tsx';

interface Props<Row> {
  columns: readonly ListColumn<Row>[];
  /** Order in the address. */
  sort: string | null;
  onSort: (sort: string | null) => void;
  /** null: no bulk actions. */
  choosing: { isOn: boolean; set: (on: boolean) => void; /** Chooses all. */ all: ReactNode } | null;
}

/** On phones: sort order and bulk selection, in place of a table header. */
export function PhoneListBar<Row>({ columns, sort, onSort, choosing }: Props<Row>) {
  const t = useText(adminEn);
  const orders = columns.flatMap(({ id, sort: kind, header }) =>
    kind && typeof header === 'string'
      ? [true, false].map((down) => ({
          value: sortParam({ column: id, down }),
          label: t('sortedSo', { column: header, order: t(sortWords[kind][down ? 'down' : 'up']) }),
        }))
      : [],
  );
  if (orders.length === 0 && !choosing) return null;
  return (
    <div className="mb-3 flex items-center justify-end gap-2 md:hidden">
      {choosing?.isOn && <div className="mr-auto pl-4">{choosing.all}</div>}
      {orders.length > 0 && (
        <Select
          hideLabel
          label={t('order')}
          size={36}
          snug
          options={[{ value: '', label: t('usualOrder') }, ...orders]}
          value={sort ?? ''}
          onChange={({ target }) => onSort(target.value || null)}
          className="min-w-0 flex-1"
        />
      )}
      {choosing && (
        <Button
          size={44}
          variant={choosing.isOn ? 'tint' : 'outline'}
          aria-pressed={choosing.isOn}
          icon={<ListChecks aria-hidden="true" className="size-5" />}
          onClick={() => choosing.set(!choosing.isOn)}
        >
          {t(choosing.isOn ? 'doneChoosing' : 'chooseSeveral')}
        </Button>
      )}
    </div>
  );
}
