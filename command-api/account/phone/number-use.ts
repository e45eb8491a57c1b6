import type { Account } from '#contracts/account/account-fold.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { stepOf } from '../../command-handling/command-context.ts';
import type { CommandContext, CommandHandler } from '../../command-handling/command-handler.ts';
import { isProvenContact, takesResetLink } from '../contact/contacts.ts';
import { accountDecider } from '../decider.ts';
import type { LoginName } from '../logins/login-name.ts';

/** Carriers may reassign a number after this much disuse (docs/decisions/phone-only.md). */
const UNUSED_MS = 90 * DAY_MS;
/** After staff confirmed the person's identity, a text alone opens the account for this long. */
const CONFIRMED_MS = 7 * DAY_MS;

/** Whether a texted code suffices: not for an account with an email, nor for a number that was long unused. */
export async function textAloneOpens(commands: CommandHandler, account: Account, now: string): Promise<boolean> {
  const { accountId, email } = account;
  if (await happenedWithin(commands, accountId, CONFIRMED_MS, ({ type }) => type === 'PhoneConfirmed', now))
    return true;
  return email === null && happenedWithin(commands, accountId, UNUSED_MS, provesNumber, now);
}

/** Whether a password link may be sent to this address and used. */
export async function resetLinkOpens(
  commands: CommandHandler,
  account: Account,
  kind: LoginName['kind'],
  now: string,
): Promise<boolean> {
  return takesResetLink(account, kind) && (kind === 'email' || textAloneOpens(commands, account, now));
}

/** Releases the number of an account unused for 90 days. Staff decide for suspended people. */
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
    // Events of an account's stream, already decoded by their schemas.
    (event) => isLate(event.recordedAt) || isMeant(event as Pick<AccountEvent, 'type' | 'data'>),
    'backwards',
  );
  return found !== undefined && !isLate(found.recordedAt);
}
