import { expect, test } from 'vitest';
import { firstSavedReplies } from '#contracts/support/first-saved-replies.ts';
import { given, recorder } from '../testing/given-events.ts';
import { SAVED_REPLIES_ID, savedReplies } from './saved-replies.ts';

const parking = { replyId: 'r-parking', title: 'Parking', texts: { en: 'Park at the gate.' } };

test('starts with the defaults, then holds staff’s changes', async () => {
  const happened = recorder();
  const order = ['r-parking', ...firstSavedReplies.slice(1).map(({ replyId }) => replyId)];
  const { documents, pushes } = await given(savedReplies, [
    happened('SavedReplyAdded', parking),
    happened('SavedReplyDeleted', { replyId: firstSavedReplies[0]?.replyId ?? '', title: '' }),
    happened('SavedRepliesOrdered', { order }),
    happened('SavedReplyChanged', { ...parking, title: 'Where to park', version: 1, titleBefore: 'Parking' }),
  ]);
  const { replies } = documents.get(SAVED_REPLIES_ID) ?? { replies: [] };
  expect(replies.map(({ replyId }) => replyId)).toEqual(order);
  expect(pushes.at(-1)).toMatchObject({
    event: 'ticket:updated',
    to: { staff: ['tickets.read'] },
    payload: { ticketId: 'replies' },
  });
  expect(replies[0]).toEqual({ ...parking, title: 'Where to park', version: 1 });
});
