import { useEffect } from 'react';
import { type Control, useFormState, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { browserStorage } from '../../browser/browser-storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { sendable, type SoFar } from './application-so-far.ts';
import type { Registration } from './professional-form.ts';

/**
 * What somebody types who wants to work with us and has no account yet. It is nobody's until one is made or found in this
 * browser, and then that account's alone (docs/decisions/joining-as-a-worker.md).
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

/** From here on it is this account's, in every tab, until it is sent. */
export function claimJoiningDraft(accountId: string): void {
  const { owner, fields } = stored();
  if (owner === null && Object.keys(fields).length > 0) store({ owner: accountId, fields });
}

/** The server has these of the account by now, and newer ones may come there from another device. */
export function forgetJoiningFields(accountId: string, names: readonly string[]): void {
  const { owner, fields } = stored();
  if (owner !== accountId) return;
  const left = Object.entries(fields).filter(([name]) => !names.includes(name));
  store({ owner, fields: Object.fromEntries(left) });
}

export function forgetJoiningDraft(): void {
  browserStorage.removeItem(storageKeys.joiningDraft);
}

/** Keeps what is typed from the first change on: a form that was only looked at leaves nothing. */
export function useKeptJoiningDraft(control: Control<Registration, unknown, z.output<typeof Registration>>): void {
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
    // None, or none of ours: there is nothing to go on with.
    return { owner: null, fields: {} };
  }
}
