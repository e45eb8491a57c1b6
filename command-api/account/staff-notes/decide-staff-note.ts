import type { AccountState } from '#contracts/account/account-fold.ts';
import { type AccountEvent, staffNoteAdded } from '#contracts/events/account.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../../command-handling/decision.ts';

/** Also allowed for suspended and closed accounts. */
export function addStaffNote(data: DataOf<typeof staffNoteAdded>, state: AccountState): Decision<AccountEvent> {
  return state.kind === 'none' ? refuse('not_found') : [{ type: staffNoteAdded, data }];
}
