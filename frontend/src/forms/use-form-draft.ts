import { useEffect, useState } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { tabStorage } from '../browser/browser-storage.ts';

/** Input stored in this tab, which survives a reload; deleted on sign-out. */
export function storedDraft<Values extends FieldValues>(key: string): DefaultValues<Values> {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(key) ?? '{}');
    return typeof stored === 'object' && stored !== null
      ? ({ ...stored } as DefaultValues<Values>)
      : ({} as DefaultValues<Values>);
  } catch {
    return {} as DefaultValues<Values>;
  }
}

export function useStoredDraft<Values extends FieldValues, Out>(
  key: string,
  control: Control<Values, unknown, Out>,
): void {
  const draft = JSON.stringify(useWatch({ control }), withoutPassword);
  const [asItCame] = useState(draft);
  useEffect(() => {
    // An untouched form stores nothing.
    if (draft !== asItCame || tabStorage.getItem(key) !== null) tabStorage.setItem(key, draft);
  }, [key, draft, asItCame]);
}

/** Passwords are never stored. */
function withoutPassword(name: string, value: unknown): unknown {
  return name === 'password' ? undefined : value;
}

/** Copies common fields from one form's stored draft to another's. */
export function carryDraft(from: string, to: string, fields: readonly string[]): void {
  const typed = Object.entries(storedDraft(from)).filter(([name]) => fields.includes(name));
  if (typed.length > 0) tabStorage.setItem(to, JSON.stringify({ ...storedDraft(to), ...Object.fromEntries(typed) }));
}

export function forgetDraft(key: string): void {
  tabStorage.removeItem(key);
}
