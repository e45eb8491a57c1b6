import { expect, test } from 'vitest';
import { MOST_SAVED_REPLIES } from '#contracts/calls/support-replies.ts';
import type { SavedReplyEvent } from '#contracts/events/support-replies.ts';
import { firstSavedReplies } from '#contracts/support/first-saved-replies.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
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

test('is added at the end, once', () => {
  const once = given([]).when(add);
  once.then([added]);
  expect(once.state.replies.at(-1)).toEqual({ ...parking, version: 0 });
  once.when(add).then([]);
});

test('has a unique name, ignoring case and spaces', () => {
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

test('the initial replies can be changed, and the event has the former name', () => {
  const [hello] = firstSavedReplies;
  if (!hello) throw new Error('There are no initial replies');
  const data = { replyId: hello.replyId, title: 'Hello', texts: { en: 'Hi {name}' } };
  given([])
    .when({ type: 'ChangeSavedReply', data: { ...data, version: 0 } })
    .then([{ type: 'SavedReplyChanged', data: { ...data, version: 1, titleBefore: hello.title } }]);
});

test('refuses a change of an unseen version, and stores nothing for equal values', () => {
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

test('deletion is final and idempotent', () => {
  const deleted: SavedReplyEvent = { type: 'SavedReplyDeleted', data: { replyId: 'r-parking', title: 'Parking' } };
  given([added])
    .when({ type: 'DeleteSavedReply', data: { replyId: 'r-parking' } })
    .then([deleted]);
  given([added, deleted])
    .when({ type: 'DeleteSavedReply', data: { replyId: 'r-parking' } })
    .then([]);
  given([added, deleted]).when(change({})).thenLike({ refused: 'not_found' });
});

test('can be reordered from the current list only', () => {
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

test('their number is limited', () => {
  const many = Array.from({ length: MOST_SAVED_REPLIES - first.length }, (_, nth): SavedReplyEvent => ({
    type: 'SavedReplyAdded',
    data: { ...parking, replyId: `r-${nth}`, title: `Reply ${nth}` },
  }));
  given(many).when(add).thenLike({ refused: 'not_allowed_now' });
});
