import type { Account } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../../command-handling/command-handler.ts';
import { isProvenContact, takesResetLink } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { LoginName } from '../logins/login-name.ts';

/** A carrier may give a number to somebody else once it was unused for so long (docs/decisions/phone-only.md). */
const UNUSED_MS = 90 * DAY_MS;
/** For so long after staff confirmed who somebody is, a text alone opens their account. */
const CONFIRMED_MS = 7 * DAY_MS;

/** Whether a texted code alone may open the account: never one with an email, nor one whose number was long unused. */
export async function textAloneOpens(commands: CommandHandler, account: Account, now: string): Promise<boolean> {
  const { accountId, email } = account;
  if (await happenedWithin(commands, accountId, CONFIRMED_MS, ({ type }) => type === 'PhoneConfirmed', now))
    return true;
  return email === null && happenedWithin(commands, accountId, UNUSED_MS, provesNumber, now);
}

/** Whether a link for a new password may go to this address, and set one. */
export async function resetLinkOpens(
  commands: CommandHandler,
  account: Account,
  kind: LoginName['kind'],
  now: string,
): Promise<boolean> {
  return takesResetLink(account, kind) && (kind === 'email' || textAloneOpens(commands, account, now));
}

/** Takes the number from an account in which nobody was for 90 days; of suspended people, staff decide. */
export async function releaseUnusedNumber(
  commands: CommandHandler,
  owner: Account,
  { value: phone }: LoginName,
  context: CommandContext,
): Promise<void> {
  const { accountId, suspension } = owner;
  if (owner.phone !== phone || !isProvenContact(owner, 'phone') || suspension !== null) return;
  const isUse = (event: Pick<AccountEvent, 'type' | 'data'>) => event.type === 'SignedIn' || provesNumber(event);
  if (await happenedWithin(commands, accountId, UNUSED_MS, isUse, context.now)) return;
  await commands.handle(
    accountDecider,
    streams.account(accountId),
    { type: 'ReleasePhone', data: { phone, because: 'unused' } },
    stepOf({ ...context, actor: 'system' }),
  );
}

function provesNumber({ type, data }: Pick<AccountEvent, 'type' | 'data'>): boolean {
  switch (type) {
    case 'PhoneVerified':
    case 'PhoneConfirmed':
      return true;
    case 'ContactChanged':
    case 'ContactChangeUndone':
      return 'kind' in data && data.kind === 'phone';
    case 'SignedIn':
      return 'method' in data && data.method === 'phone_code';
    default:
      return false;
  }
}

async function happenedWithin(
  commands: CommandHandler,
  accountId: string,
  ms: number,
  isMeant: (event: Pick<AccountEvent, 'type' | 'data'>) => boolean,
  now: string,
): Promise<boolean> {
  const since = Date.parse(now) - ms;
  const isLate = (recordedAt: string) => Date.parse(recordedAt) < since;
  const found = await commands.find(
    streams.account(accountId),
    // Of an account's stream, whose events the log has read by their schemas.
    (event) => isLate(event.recordedAt) || isMeant(event as Pick<AccountEvent, 'type' | 'data'>),
    'backwards',
  );
  return found !== undefined && !isLate(found.recordedAt);
}
