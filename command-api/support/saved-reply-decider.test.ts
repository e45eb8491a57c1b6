import { expect, test } from 'vitest';
import { MOST_SAVED_REPLIES } from '#contracts/calls/support-replies.ts';
import type { SavedReplyEvent } from '#contracts/events/support-replies.ts';
import { firstSavedReplies } from '#contracts/support/first-saved-replies.ts';
import { givenEventsOf } from '#infra/eventing/testing/given-when-then.ts';
import type { SavedReplyCommand } from './saved-reply-commands.ts';
import { savedReplyDecider } from './saved-reply-decider.ts';

const given = givenEventsOf(savedReplyDecider);
const parking = { replyId: 'r-parking', title: 'Parking', texts: { en: 'Hi {name}, park at the gate.' } };
const added: SavedReplyEvent = { type: 'SavedReplyAdded', data: parking };
const first = firstSavedReplies.map(({ replyId }) => replyId);
const add: SavedReplyCommand = { type: 'AddSavedReply', data: parking };
const change = (changes: object, version = 0): SavedReplyCommand => ({
  type: 'ChangeSavedReply',
  data: { ...parking, version, ...changes },
});
const order = (ids: readonly string[]): SavedReplyCommand => ({ type: 'OrderSavedReplies', data: { ids } });

test('stands last once it is added; the same again is no other', () => {
  const once = given([]).when(add);
  once.then([added]);
  expect(once.state.replies.at(-1)).toEqual({ ...parking, version: 0 });
  once.when(add).then([]);
});

test('a name belongs to one of them, however it is spelled', () => {
  given([added])
    .when({ type: 'AddSavedReply', data: { ...parking, replyId: 'r-2', title: 'PARKING' } })
    .thenLike({ refused: 'already_exists' });
  given([added])
    .when(change({ title: firstSavedReplies[0]?.title }))
    .thenLike({ refused: 'already_exists' });
  given([added])
    .when(change({ title: 'parking' }))
    .thenLike([{ type: 'SavedReplyChanged' }]);
});

test('what Suki begins with is changed like any other, and says what it was called', () => {
  const [hello] = firstSavedReplies;
  if (!hello) throw new Error('Nothing to begin with');
  const data = { replyId: hello.replyId, title: 'Hello', texts: { en: 'Hi {name}' } };
  given([])
    .when({ type: 'ChangeSavedReply', data: { ...data, version: 0 } })
    .then([{ type: 'SavedReplyChanged', data: { ...data, version: 1, titleBefore: hello.title } }]);
});

test('nobody writes over what they haven’t seen; nothing follows where nothing changes', () => {
  const texts = { en: 'Park at the back.' };
  const changed: SavedReplyEvent = {
    type: 'SavedReplyChanged',
    data: { ...parking, texts, version: 1, titleBefore: 'Parking' },
  };
  given([added]).when(change({ texts })).then([changed]);
  given([added, changed]).when(change({ texts })).then([]);
  given([added, changed])
    .when(change({ texts: { en: 'Other' } }))
    .thenLike({ refused: 'stale' });
  given([added, changed])
    .when(change({ texts: { en: 'Other', fil: undefined } }, 1))
    .then([
      { type: 'SavedReplyChanged', data: { ...parking, texts: { en: 'Other' }, version: 2, titleBefore: 'Parking' } },
    ]);
});

test('what is deleted is gone, and stays so', () => {
  const deleted: SavedReplyEvent = { type: 'SavedReplyDeleted', data: { replyId: 'r-parking', title: 'Parking' } };
  given([added])
    .when({ type: 'DeleteSavedReply', data: { replyId: 'r-parking' } })
    .then([deleted]);
  given([added, deleted])
    .when({ type: 'DeleteSavedReply', data: { replyId: 'r-parking' } })
    .then([]);
  given([added, deleted]).when(change({})).thenLike({ refused: 'not_found' });
});

test('are put in the order that is asked for, of the list as it is now', () => {
  const other = [...first].reverse();
  const ordered = given([]).when(order(other));
  ordered.then([{ type: 'SavedRepliesOrdered', data: { order: other } }]);
  expect(ordered.state.replies.map(({ replyId }) => replyId)).toEqual(other);
  given([]).when(order(first)).then([]);
  given([added]).when(order(first)).thenLike({ refused: 'stale' });
  const [one = ''] = first;
  given([])
    .when(order(first.map(() => one)))
    .thenLike({ refused: 'stale' });
});

test('no more are kept than anybody looks through', () => {
  const many = Array.from({ length: MOST_SAVED_REPLIES - first.length }, (_, nth): SavedReplyEvent => ({
    type: 'SavedReplyAdded',
    data: { ...parking, replyId: `r-${nth}`, title: `Reply ${nth}` },
  }));
  given(many).when(add).thenLike({ refused: 'not_allowed_now' });
});
