import { type ContactKind, contactChangeEnded } from '#contracts/events/account.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import { definePolicy, onEach } from './policy.ts';

type PendingChange = { accountId: string; kind: ContactKind };

/** Expires a requested email or phone that was not proven within a day. */
export const whenContactChangeExpires = definePolicy<PendingChange>({
  name: 'when-contact-change-expires',
  on: {
    ContactChangeRequested: ({ stream, data: { kind, expiresAt } }) => {
      const wanted = { accountId: partsOfStream(stream).id, kind };
      return { schedule: { key: keyOf(wanted), dueAt: expiresAt, data: wanted } };
    },
    ...onEach(contactChangeEnded, ({ stream, data: { kind } }) => ({
      cancel: keyOf({ accountId: partsOfStream(stream).id, kind }),
    })),
  },
  act: async ({ accountId, kind }, { commands }, context) => {
    await commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'WithdrawContactChange', data: { kind, reason: 'expired', now: context.now } },
      context,
    );
  },
});

function keyOf({ accountId, kind }: PendingChange): string {
  return `${accountId}/${kind}`;
}
