import {
  type Account,
  type AccountState,
  type Added,
  foldAccount,
  UNDO_MS,
  type UndoableChange,
} from '#contracts/account/account-fold.ts';
import { signInMethodsOf } from '#contracts/account/sign-in-methods.ts';
import type { AccountEvent, ContactKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ConfirmContactChange } from './commands.ts';
import { isProvenContact, pendingContact } from './contact/contacts.ts';
import { unlinked } from './decide-cloud-sign-in.ts';
import { passkeyRemoved } from './decide-passkeys.ts';
import { isProofOutdated } from './decide-proven-in.ts';
import { secondFactorRemoved } from './decide-second-factor.ts';

/**
 * A change of email or phone: requested, confirmed by a code, and undoable for a while. An unproven address has no effect, so
 * that a stolen session cannot redirect the account's codes (docs/decisions/contact-changes.md).
 */

const WANTED_MS = DAY_MS;
/** Sign-in methods added this shortly before a change may be the thief's, who adds a second factor first to lock out the owner. */
const SAME_HAND_MS = DAY_MS;

type Decided = Decision<AccountEvent>;
type Wanted = { kind: ContactKind; value: string };
type NoticeTarget = NonNullable<DataOf<'ContactChanged'>['tell']>;

/** Requesting the current address withdraws a pending request. */
export function requestContactChange({ kind, value, now }: Wanted & { now: string }, account: Account): AccountEvent[] {
  if (account[kind] === value) return withdrawn(account, kind, 'person');
  if (pendingContact(account, kind, now)?.value === value) return [];
  return [{ type: 'ContactChangeRequested', data: { kind, value, expiresAt: later(now, WANTED_MS) } }];
}

/** `expired`: withdraws only a request that can no longer be proven. */
export function withdrawContactChange(
  { kind, reason, now }: DataOf<'ContactChangeWithdrawn'> & { now: string },
  state: AccountState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (reason === 'expired' && pendingContact(state, kind, now) !== null) return [];
  return withdrawn(state, kind, reason);
}

function withdrawn(
  { pending }: Account,
  kind: ContactKind,
  reason: DataOf<'ContactChangeWithdrawn'>['reason'],
): AccountEvent[] {
  return pending[kind] === null ? [] : [{ type: 'ContactChangeWithdrawn', data: { kind, reason } }];
}

/** Requires the right code and a fresh sign-in, checked by the handler. Idempotent. */
export function confirmContactChange(
  { kind, value, changeId, proof, now, provenIn }: ConfirmContactChange,
  state: AccountState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isProofOutdated(provenIn, state)) return refuse('unauthenticated');
  if (state[kind] === value && isProvenContact(state, kind)) return [];
  if (pendingContact(state, kind, now)?.value !== value) return refuse('wrong_code');
  const data = {
    changeId,
    kind,
    value,
    former: state[kind],
    formerProven: isProvenContact(state, kind),
    tell: noticeTarget(state, kind),
    undoUntil: later(now, UNDO_MS),
    proof,
  };
  return [{ type: 'ContactChanged', data }];
}

/** The former address, if it was proven: an unproven one may be a stranger's. Else the person's other address. */
function noticeTarget(account: Account, kind: ContactKind): NoticeTarget | null {
  const kinds: ContactKind[] = kind === 'email' ? ['email', 'phone'] : ['phone', 'email'];
  for (const one of kinds) {
    const value = account[one];
    if (value !== null && isProvenContact(account, one)) return { kind: one, value };
  }
  return null;
}

/**
 * Restores the address from before this change, whatever followed. Also undoes a change of the other address whose notice went
 * to an address that this undo removes: its owner never got that notice. Removes second factors added since or on the day
 * before, and cloud logins and passkeys, as long as the owner keeps a sign-in method.
 */
export function undoContactChange({ changeId, now }: { changeId: string; now: string }, state: AccountState): Decided {
  if (state.kind === 'none') return refuse('link_expired');
  const index = state.contactChanges.findIndex((one) => one.changeId === changeId);
  const change = state.contactChanges[index];
  if (!change || Date.parse(change.undoUntil) <= Date.parse(now)) return refuse('link_expired');
  const since = state.contactChanges.slice(index);
  const gone = since.filter(({ kind }) => kind === change.kind).map(({ value }) => value);
  const unheard = since.find(
    ({ kind, tell }) => kind !== change.kind && tell?.kind === change.kind && gone.includes(tell.value),
  );
  const events = [undone(change, 'not_me'), ...(unheard ? [undone(unheard, 'with_earlier')] : [])];
  const undoneState = events.reduce<AccountState>(foldAccount, state);
  return [
    ...events,
    ...withoutLateWaysIn(undoneState, change, state),
    ...withoutLateSecondFactors(undoneState, change),
  ];
}

/** Otherwise the thief's authenticator app would lock out the owner despite their password. */
function withoutLateSecondFactors(state: AccountState, change: UndoableChange): AccountEvent[] {
  if (state.kind === 'none') return [];
  const { secondFactors, secondFactorsAfter = [] } = state;
  return secondFactorsAfter
    .filter((added) => secondFactors.includes(added.kind) && isLate(added, change))
    .map(({ kind }) => secondFactorRemoved(kind));
}

/** Added after the change or shortly before. */
function isLate({ changeIds, addedAt }: Added, { changeId, undoUntil }: UndoableChange): boolean {
  if (changeIds.includes(changeId)) return true;
  return addedAt !== undefined && Date.parse(addedAt) > Date.parse(undoUntil) - UNDO_MS - SAME_HAND_MS;
}

/** With the proven email restored, the owner can always reset the password. */
function withoutLateWaysIn(
  undoneState: AccountState,
  change: UndoableChange,
  { linkedAfter }: Account,
): AccountEvent[] {
  if (undoneState.kind === 'none') return [];
  const { cloudSignIns, passkeys } = undoneState;
  const lateSubjects = linkedAfter.filter((added) => isLate(added, change)).map(({ subject }) => subject);
  const lateLinks = cloudSignIns.filter(({ subject }) => lateSubjects.includes(subject));
  const latePasskeys = passkeys.filter(({ addedAt }) => isLate({ changeIds: [], addedAt }, change));
  const left = signInMethodsOf({
    ...undoneState,
    cloudSignIns: cloudSignIns.filter((one) => !lateLinks.includes(one)),
    passkeys: passkeys.filter((one) => !latePasskeys.includes(one)),
  });
  if (left.length === 0 && !isProvenContact(undoneState, 'email')) return [];
  return [...lateLinks.map(unlinked), ...latePasskeys.map(passkeyRemoved)];
}

function undone(
  { changeId, kind, former, formerProven, undoUntil }: UndoableChange,
  reason: DataOf<'ContactChangeUndone'>['reason'],
): AccountEvent {
  return {
    type: 'ContactChangeUndone',
    data: { changeId, kind, value: former, proven: formerProven, changedAt: later(undoUntil, -UNDO_MS), reason },
  };
}

function later(now: string, ms: number): string {
  return new Date(Date.parse(now) + ms).toISOString();
}
