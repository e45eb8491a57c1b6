import { type ContactKind, contactChangeOver } from '#contracts/events/account.ts';
import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import { definePolicy, onEach } from './policy.ts';

type Wanted = { accountId: string; kind: ContactKind };

/** Expires a requested email or phone that was not proven within a day. */
export const whenContactChangeExpires = definePolicy<Wanted>({
  name: 'when-contact-change-expires',
  on: {
    ContactChangeRequested: ({ stream, data: { kind, expiresAt } }) => {
      const wanted = { accountId: partsOfStream(stream).id, kind };
      return { schedule: { key: keyOf(wanted), dueAt: expiresAt, data: wanted } };
    },
    ...onEach(contactChangeOver, ({ stream, data: { kind } }) => ({
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

function keyOf({ accountId, kind }: Wanted): string {
  return `${accountId}/${kind}`;
}
