import { defineReadModel } from '../../read-model.ts';

/** How far a person has seen their notifications. By account id. */
export type InboxDocument = { accountId: string; readUpTo: number };

export const inboxes = defineReadModel<InboxDocument>({
  name: 'inboxes',
  version: 1,
  on: {
    NotificationsRead: {
      ids: ({ data }) => data.accountId,
      apply: (inbox, { data: { accountId, upToPosition } }) => ({
        accountId,
        readUpTo: Math.max(inbox?.readUpTo ?? 0, upToPosition),
      }),
    },
  },
  push: ({ accountId, readUpTo }) => [
    {
      namespace: 'account',
      event: 'notification:read',
      to: { accounts: [accountId] },
      payload: { upToPosition: readUpTo },
    },
  ],
});
