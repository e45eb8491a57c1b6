import { useEffect } from 'react';
import type { DefaultValues, FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form';
import { offerUnsent, takeUnsent } from './unsent-input.ts';

/** Passwords and codes are never kept. */
const secret = /password|code/i;

/** Restores a form's values if the session ended during typing. A form is identified by its fields. */
export function useUnsentValues<Values extends FieldValues, Out>(
  { getValues, setValue }: UseFormReturn<Values, unknown, Out>,
  defaultValues: DefaultValues<Values>,
): void {
  const name = Object.keys(defaultValues).join(' ');
  useEffect(() => {
    const before = JSON.stringify(getValues(), notSecret);
    for (const [field, value] of Object.entries(recordOf(takeUnsent(name)))) {
      setValue(field as FieldPath<Values>, value as PathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    }
    return offerUnsent(name, () => {
      const now = JSON.stringify(getValues(), notSecret);
      return now === before ? undefined : (JSON.parse(now) as unknown);
    });
  }, [name, getValues, setValue]);
}

function notSecret(key: string, value: unknown): unknown {
  return secret.test(key) ? undefined : value;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
