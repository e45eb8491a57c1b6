import { Trash2 } from 'lucide-react';
import { SortingRow } from '../../../../forms/sorting/SortingRow.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { Switch } from '../../../../ui/forms/Switch.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { IconButton } from '../../../../ui/pressing/IconButton.tsx';
import { arrangingEn } from './arranging.en.ts';
import type { SubcategoryRow } from './subcategory-rows.ts';

interface Props {
  row: SubcategoryRow;
  onChange: (changes: Partial<SubcategoryRow>) => void;
  onRemove: () => void;
}

/** One subcategory: names, visibility and drag handle. */
export function SubcategoryFields({ row, onChange, onRemove }: Props) {
  const t = useText(arrangingEn);
  const name = row.name || t('newSubcategory');
  const field = (key: 'name' | 'fil' | 'ceb') => ({
    label: t(key),
    value: row[key],
    maxLength: 120,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [key]: target.value }),
  });
  return (
    <SortingRow
      id={row.id}
      name={name}
      head={
        <>
          <span className="min-w-0 flex-1 truncate text-16 font-strong">{name}</span>
          <Switch
            hideLabel
            label={t('offer', { name })}
            checked={row.isActive}
            onChange={({ target }) => onChange({ isActive: target.checked })}
          />
          <IconButton label={t('remove', { name })} onClick={onRemove}>
            <Trash2 aria-hidden="true" className="size-5" />
          </IconButton>
        </>
      }
    >
      <div className="grid gap-3 border-t border-line p-4 sm:grid-cols-3">
        <TextField {...field('name')} required />
        <TextField {...field('fil')} />
        <TextField {...field('ceb')} />
      </div>
    </SortingRow>
  );
}
