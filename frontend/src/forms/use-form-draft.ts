import { useEffect } from 'react';
import type { Control, DefaultValues, FieldValues } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import { tabStorage } from '../browser/browser-storage.ts';

/** What was typed so far survives a reload of this tab; signing out forgets it. */
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
  const values = useWatch({ control });
  useEffect(() => tabStorage.setItem(key, JSON.stringify(values, withoutPassword)), [key, values]);
}

/** Passwords are never kept. */
function withoutPassword(name: string, value: unknown): unknown {
  return name === 'password' ? undefined : value;
}

export function forgetDraft(key: string): void {
  tabStorage.removeItem(key);
}
