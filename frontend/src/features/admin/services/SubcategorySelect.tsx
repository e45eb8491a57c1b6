import { useEffect } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { useListAllCategoriesQuery } from './arranging/api.ts';
import type { ServiceFields } from './service-form.ts';
import { servicesEn } from './services.en.ts';

interface Props {
  control: Control<ServiceFields>;
  value: string | null;
  onChange: (subcategory: string | null) => void;
}

/** Selects a subcategory of the chosen category. Renders nothing if it has none. */
export function SubcategorySelect({ control, value, onChange }: Props) {
  const t = useText(servicesEn);
  const category = useWatch({ control, name: 'category' });
  const { data } = useListAllCategoriesQuery();
  const known = data?.items.find(({ id }) => id === category)?.subcategories ?? [];
  const isForeign = data !== undefined && value !== null && !known.some(({ id }) => id === value);
  useEffect(() => {
    if (isForeign) onChange(null);
  }, [isForeign, onChange]);
  if (known.length === 0) return null;
  return (
    <Select
      label={t('subcategory')}
      value={value ?? ''}
      options={[{ value: '', label: t('noSubcategory') }, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}
