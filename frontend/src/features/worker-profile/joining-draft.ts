import { useEffect } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { browserStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { sendable, type SoFar } from './application-so-far.ts';
import type { Registration } from './professional-form.ts';

/**
 * A visitor's worker application before they have an account. It has no owner until an account signs up or in on this
 * browser, and then belongs to that account (docs/decisions/joining-as-a-worker.md).
 */
const Stored = z.object({ owner: z.nullable(z.string()), fields: z.record(z.string(), z.unknown()) });
type Stored = z.infer<typeof Stored>;

/** For an account, or for a visitor (null). */
export function readJoiningDraft(accountId: string | null): { fields: SoFar; isClaimed: boolean } {
  const { owner, fields } = stored();
  if (owner !== null && owner !== accountId) return { fields: {}, isClaimed: false };
  return { fields: sendable(fields), isClaimed: owner !== null };
}

export function keepJoiningDraft(fields: Record<string, unknown>): void {
  store({ owner: null, fields });
}

/** Assigns it to this account, in all tabs, until it is submitted. */
export function claimJoiningDraft(accountId: string): void {
  const { owner, fields } = stored();
  if (owner === null && Object.keys(fields).length > 0) store({ owner: accountId, fields });
}

/** The server has these fields by now, and another device may change them. */
export function forgetJoiningFields(accountId: string, names: readonly string[]): void {
  const { owner, fields } = stored();
  if (owner !== accountId) return;
  const left = Object.entries(fields).filter(([name]) => !names.includes(name));
  store({ owner, fields: Object.fromEntries(left) });
}

export function forgetJoiningDraft(): void {
  browserStorage.removeItem(storageKeys.joiningDraft);
}

/** Stored from the first change on: merely opening the form stores nothing. */
export function useStoredJoiningDraft(control: Control<Registration, unknown, z.output<typeof Registration>>): void {
  const values = useWatch({ control });
  const { isDirty } = useFormState({ control });
  useEffect(() => {
    if (isDirty) keepJoiningDraft(values);
  }, [isDirty, values]);
}

function store(draft: Stored): void {
  browserStorage.setItem(storageKeys.joiningDraft, JSON.stringify(draft));
}

function stored(): Stored {
  try {
    return Stored.parse(JSON.parse(browserStorage.getItem(storageKeys.joiningDraft) ?? 'null'));
  } catch {
    // Missing or invalid: ignored.
    return { owner: null, fields: {} };
  }
}
