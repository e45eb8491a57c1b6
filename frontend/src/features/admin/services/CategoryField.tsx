import { useState } from 'react';
import { categories } from '#contracts/catalogue/categories.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { useCategoryName } from '../../catalogue/category-name.ts';
import { useListAllCategoriesQuery } from './arranging/api.ts';
import { categoryIdOf } from './category-id-of.ts';
import { servicesEn } from './services.en.ts';

interface Props {
  value: string;
  onChange: (category: string) => void;
  error: string | undefined;
}

/** Distinct from all ids, which have no capital letters. */
const NEW = 'NEW';

/** Selects a category by name, or names a new one. */
export function CategoryField({ value, onChange, error }: Props) {
  const t = useText(servicesEn);
  const nameOf = useCategoryName();
  const { data } = useListAllCategoriesQuery();
  const [newName, setNewName] = useState<string | null>(null);
  const isNew = newName !== null;
  const known = [...categories, ...(data?.items ?? [])].map(({ id }) => id);
  const ids = [...new Set(isNew ? known : [...known, value])].filter((id) => id !== '');
  const options = ids.map((id) => ({ value: id, label: nameOf(id) })).sort((a, b) => a.label.localeCompare(b.label));

  function choose(chosen: string) {
    setNewName(chosen === NEW ? '' : null);
    onChange(chosen === NEW ? '' : chosen);
  }

  function name(text: string) {
    setNewName(text);
    onChange(categoryIdOf(text));
  }

  return (
    <>
      <Select
        label={t('category')}
        value={isNew ? NEW : value}
        options={[...options, { value: NEW, label: t('newCategory') }]}
        onChange={({ target }) => choose(target.value)}
        error={isNew ? undefined : error}
      />
      {isNew && (
        <TextField
          label={t('newCategoryName')}
          hint={t('categoryHint')}
          error={error}
          value={newName}
          maxLength={50}
          autoComplete="off"
          onChange={({ target }) => name(target.value)}
        />
      )}
    </>
  );
}
