import { Plus } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import type { Category } from '#contracts/views/catalogue.ts';
import { errorText } from '../../../../api/error-text.ts';
import { moveItem } from '../../../../forms/sorting/move-item.ts';
import { SortingList } from '../../../../forms/sorting/SortingList.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { Button } from '../../../../ui/pressing/Button.tsx';
import { Note } from '../../../../ui/showing/Note.tsx';
import { useArrangeSubcategoriesMutation } from './api.ts';
import { arrangingEn } from './arranging.en.ts';
import { newSubcategory, subcategoriesIn, type SubcategoryRow } from './subcategory-rows.ts';
import { SubcategoryFields } from './SubcategoryFields.tsx';
import { useSubcategoryEdits } from './use-subcategory-edits.ts';

interface Props {
  category: string;
  known: Category['subcategories'];
  mayChange: boolean;
}

/** A category's subcategories in order. They are saved together, so that clients never see half of a change. */
export function SubcategoriesForm({ category, known, mayChange }: Props) {
  const t = useText(arrangingEn);
  const [arrange, { isLoading }] = useArrangeSubcategoriesMutation();
  const { rows, setRows, isNewer, take, before, saved } = useSubcategoryEdits(known);
  const [problem, setProblem] = useState<string | null>(null);

  const set = (id: string, changes: Partial<SubcategoryRow>) =>
    setRows(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));

  async function save(event: SyntheticEvent) {
    event.preventDefault();
    if (rows.some(({ name }) => name.trim() === '')) return setProblem(t('nameMissing'));
    setProblem(null);
    try {
      const { item } = await arrange({ category, body: { subcategories: subcategoriesIn(rows), before } }).unwrap();
      saved(item.subcategories);
      showToast(t('saved'), { variant: 'success' });
    } catch (error) {
      setProblem(errorText(error));
    }
  }

  if (!mayChange && rows.length === 0) return <p className="text-14 text-muted">{t('none')}</p>;
  return (
    <form onSubmit={(event) => void save(event)}>
      <fieldset disabled={!mayChange} className="grid gap-3">
        <legend className="mb-3 text-14 text-muted">{t('subcategoriesHint')}</legend>
        <SortingList
          label={t('subcategories')}
          items={rows.map(({ id, name }) => ({ id, name: name || t('newSubcategory') }))}
          onMove={(id, to) => setRows(moveItem(rows, id, to))}
        >
          {rows.map((row) => (
            <SubcategoryFields
              key={row.id}
              row={row}
              onChange={(changes) => set(row.id, changes)}
              onRemove={() => setRows(rows.filter((one) => one !== row))}
            />
          ))}
        </SortingList>
        {isNewer && (
          <Note
            tone="warning"
            action={
              <Button size={44} variant="outline" onClick={take}>
                {t('takeTheirs')}
              </Button>
            }
          >
            {t('changedMeanwhile')}
          </Note>
        )}
        {problem && <Note tone="error">{problem}</Note>}
        {mayChange && (
          <div className="flex flex-wrap gap-2">
            <Button
              size={44}
              variant="outline"
              icon={<Plus aria-hidden="true" className="size-5" />}
              onClick={() => setRows([...rows, newSubcategory()])}
            >
              {t('addSubcategory')}
            </Button>
            <Button type="submit" size={44} busy={isLoading}>
              {t('save')}
            </Button>
          </div>
        )}
      </fieldset>
    </form>
  );
}
