import {
  type Account,
  type AccountState,
  type Added,
  foldAccount,
  UNDO_MS,
  type UndoableChange,
} from '#contracts/account/account-fold.ts';
import { waysIn } from '#contracts/account/ways-in.ts';
import type { AccountEvent, ContactKind } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { ConfirmContactChange } from './commands.ts';
import { isProvenContact, pendingContact } from './contact/contacts.ts';
import { unlinked } from './decide-cloud-sign-in.ts';
import { passkeyRemoved } from './decide-passkeys.ts';
import { isOver } from './decide-proven-in.ts';
import { secondFactorRemoved } from './decide-second-factor.ts';

/**
 * Another email or phone: wanted, then proven, then perhaps undone. Until it is proven it counts for nothing, so that
 * nobody who merely holds a session can lead the account's codes to themselves (docs/decisions/contact-changes.md).
 */

const WANTED_MS = DAY_MS;
/** What was added so shortly before a change may be of whoever made it: a thief turns the app on first, to keep its owner out. */
const SAME_HAND_MS = DAY_MS;

type Decided = Decision<AccountEvent>;
type Wanted = { kind: ContactKind; value: string };
type NoticeTarget = NonNullable<DataOf<'ContactChanged'>['tell']>;

/** Asking for what one has already takes the wish for another back. */
export function requestContactChange({ kind, value, now }: Wanted & { now: string }, account: Account): AccountEvent[] {
  if (account[kind] === value) return withdrawn(account, kind, 'person');
  if (pendingContact(account, kind, now)?.value === value) return [];
  return [{ type: 'ContactChangeRequested', data: { kind, value, expiresAt: later(now, WANTED_MS) } }];
}

/** `expired`: only what can be proven no more. */
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

/** The code to the new address was right, and they are signed in afresh; confirming it again changes nothing. */
export function confirmContactChange(
  { kind, value, changeId, proof, now, provenIn }: ConfirmContactChange,
  state: AccountState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isOver(provenIn, state)) return refuse('unauthenticated');
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

/** The address that is left, if it was proven: an unproven one may be a stranger's. Else the person's other one. */
function noticeTarget(account: Account, kind: ContactKind): NoticeTarget | null {
  const kinds: ContactKind[] = kind === 'email' ? ['email', 'phone'] : ['phone', 'email'];
  for (const one of kinds) {
    const value = account[one];
    if (value !== null && isProvenContact(account, one)) return { kind: one, value };
  }
  return null;
}

/**
 * Puts back what stood before this change, whatever came after it. A change of the other address that was told to one
 * which goes by this is undone with it: whom it belongs to never heard of it. So do second factors that were added since, or
 * in the day before, and accounts elsewhere and passkeys, as long as the owner has another way in.
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

/** Else whoever made the change would keep its owner out by an app of their own, whatever the owner's password. */
function withoutLateSecondFactors(state: AccountState, change: UndoableChange): AccountEvent[] {
  if (state.kind === 'none') return [];
  const { secondFactors, secondFactorsAfter = [] } = state;
  return secondFactorsAfter
    .filter((added) => secondFactors.includes(added.kind) && isLate(added, change))
    .map(({ kind }) => secondFactorRemoved(kind));
}

/** Added since the change, or shortly before. */
function isLate({ changeIds, addedAt }: Added, { changeId, undoUntil }: UndoableChange): boolean {
  if (changeIds.includes(changeId)) return true;
  return addedAt !== undefined && Date.parse(addedAt) > Date.parse(undoUntil) - UNDO_MS - SAME_HAND_MS;
}

/** Who has their proven email back gets in by a link to it, whatever became of the password. */
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
  const left = waysIn({
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
