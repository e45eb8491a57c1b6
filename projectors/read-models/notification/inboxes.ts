import { foldInbox, type Inbox, unseenInbox } from '#contracts/notification/inbox-fold.ts';
import { defineReadModel } from '../../read-model.ts';

/** How far a person has seen their notifications. By account id. */
export type InboxDocument = Inbox & { accountId: string };

export const inboxes = defineReadModel<InboxDocument>({
  name: 'inboxes',
  version: 1,
  on: {
    NotificationsRead: {
      ids: ({ data }) => data.accountId,
      apply: (inbox, event) => ({ accountId: event.data.accountId, ...foldInbox(inbox ?? unseenInbox, event) }),
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
