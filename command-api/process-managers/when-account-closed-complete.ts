import { partsOfStream, streams } from '#contracts/events/streams.ts';
import { accountDecider } from '../account/decider.ts';
import { forgetSecrets } from '../account/my-data/forget-secrets.ts';
import { definePolicy } from './policy.ts';

/** Closes an account finally after thirty days, as an event, so that read models need no clock. */
export const whenAccountClosedComplete = definePolicy<{ accountId: string }>({
  name: 'when-account-closed-complete',
  on: {
    AccountClosed: ({ stream, data: { reopenUntil } }) => {
      const accountId = partsOfStream(stream).id;
      return { schedule: { key: accountId, dueAt: reopenUntil, data: { accountId } } };
    },
    AccountReopened: ({ stream }) => ({ cancel: partsOfStream(stream).id }),
  },
  act: async ({ accountId }, { commands, secretStore }, context) => {
    const { state } = await commands.handle(
      accountDecider,
      streams.account(accountId),
      { type: 'CompleteClosure', data: { now: context.now } },
      context,
    );
    if (state.kind === 'account' && state.closure?.isFinal) await forgetSecrets(secretStore, state);
  },
});
