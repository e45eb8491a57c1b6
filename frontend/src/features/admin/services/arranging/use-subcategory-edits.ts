import { useState } from 'react';
import type { Category } from '#contracts/views/catalogue.ts';
import { rowsOf, subcategoriesIn } from './subcategory-rows.ts';

type Known = Category['subcategories'];

/**
 * Edits of a category's subcategories. Another admin's change replaces unedited rows; otherwise the form reports it,
 * and `before` holds the version that saving overwrites.
 */
export function useSubcategoryEdits(known: Known) {
  const [rows, setRows] = useState(() => rowsOf(known));
  const [base, setBase] = useState(known);
  const [seen, setSeen] = useState(known);
  const isChanged = !areSame(subcategoriesIn(rows), base);
  const isNewer = !areSame(known, seen) && !areSame(known, base);

  function take() {
    setRows(rowsOf(known));
    setBase(known);
    setSeen(known);
  }

  if (isNewer && !isChanged) take();

  return {
    rows,
    setRows,
    isNewer: isNewer && isChanged,
    take,
    before: isNewer ? known : base,
    /** The edits were saved; the refetch follows. */
    saved(next: Known) {
      setBase(next);
      setSeen(known);
    },
  };
}

function areSame(one: ReturnType<typeof subcategoriesIn> | Known, other: Known): boolean {
  return JSON.stringify(one.map(inOrder)) === JSON.stringify(other.map(inOrder));
}

/** Compares independent of property order. */
function inOrder({ id, name, names, isActive }: Known[number] | ReturnType<typeof subcategoriesIn>[number]) {
  return [id, name.trim(), names?.fil?.trim() ?? '', names?.ceb?.trim() ?? '', isActive ?? true];
}
