import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Account } from '#contracts/account/account-fold.ts';
import { secondStepsOf } from '#contracts/account/second-factor.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { RequiredSecondStep } from '#contracts/calls/account-second-factor.ts';
import { accountEvents, type SignIn } from '#contracts/events/account.ts';
import { MINUTE_MS } from '#contracts/manila-time.ts';
import type { AccountDeps } from '../deps.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/** Tickets between the two steps of a sign-in: proof of the first factor, which opens nothing alone. */

const TICKET_MS = 5 * MINUTE_MS;
const TRIES = 5;

/** `era`: a new era, such as after a password change, invalidates the ticket. */
const Ticket = z.object({
  accountId: z.string(),
  era: z.int(),
  method: accountEvents.SignedIn.shape.method,
  tries: z.int(),
  expiresAtMs: z.number(),
});
type Ticket = z.infer<typeof Ticket>;

export type ShownFirst = Pick<Ticket, 'accountId' | 'era' | 'method'>;

export function createTickets({ secretStore, now }: { secretStore: SecretStore; now: () => Date }) {
  const tickets = secretStore.collection('second-step', Ticket);

  return {
    async open(first: ShownFirst): Promise<string> {
      const ticket = randomBytes(32).toString('base64url');
      const expiresAtMs = now().getTime() + TICKET_MS;
      await tickets.keep(idOf(ticket), {
        secret: { ...first, tries: 0, expiresAtMs },
        expiresAt: new Date(expiresAtMs),
      });
      return ticket;
    },

    /** The first factor shown; null for an unknown or expired ticket. */
    read: async (ticket: string): Promise<ShownFirst | null> => (await tickets.read(idOf(ticket))) ?? null,

    /** Counts a try before it is checked. False after too many. */
    countTry: (ticket: string): Promise<boolean> =>
      tickets.change(idOf(ticket), (known): Change<Ticket, boolean> => {
        if (!known || known.tries >= TRIES) return { to: 'gone', result: false };
        const tried = { ...known, tries: known.tries + 1 };
        return { to: { secret: tried, expiresAt: new Date(known.expiresAtMs) }, result: true };
      }),

    /** Spends the ticket for one session. False if it was already spent. */
    spend: (ticket: string): Promise<boolean> =>
      tickets.change(idOf(ticket), (known): Change<Ticket, boolean> => ({ to: 'gone', result: known !== undefined })),
  };
}

/**
 * Every sign-in method calls this after the first factor and before it records the sign-in. If the account has a second factor,
 * it throws `second_factor_needed` with a ticket for the second step.
 */
export async function requireSecondStep(
  deps: Pick<AccountDeps, 'secretStore' | 'now'>,
  account: Account,
  method: SignIn['method'],
): Promise<void> {
  const ways = secondStepsOf(account);
  if (ways.length === 0) return;
  const { accountId, era } = account;
  const details: RequiredSecondStep = { ticket: await createTickets(deps).open({ accountId, era, method }), ways };
  throw new ApiError('second_factor_needed', { details, security: { event: 'second_step_asked', accountId } });
}

function idOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
