import { it } from 'vitest';
import type { ReviewEvent } from '#contracts/events/review.ts';
import { refuse } from '#contracts/refusal.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { ReviewCommand } from './commands.ts';
import { reviewDecider } from './decider.ts';

const job = { bookingId: 'b1', clientId: 'c1', workerId: 'w1', workerAccountId: 'wa1' };
const workerName = 'Jun Bautista';
const by = { accountId: 'admin', name: 'Carla Lim', avatar: null };
const now = '2026-11-24T02:00:00.000Z';
const nextDay = '2026-11-25T02:00:00.000Z';

const given = givenEventsOf(reviewDecider);
const answer = (text: string, at = now): ReviewCommand => ({
  type: 'AnswerReview',
  data: { job, workerName, text, now: at },
});
const hide: ReviewCommand = { type: 'HideAnswer', data: { job, by, reason: 'It names the client', now } };
const restore: ReviewCommand = { type: 'RestoreAnswer', data: { job, by, now } };
const answered: ReviewEvent = {
  type: 'ReviewAnswered',
  data: { ...job, workerName, text: 'Thank you!', answeredAt: now },
};
const hidden: ReviewEvent = {
  type: 'ReviewAnswerHidden',
  data: { ...job, reason: 'It names the client', hiddenBy: by, hiddenAt: now },
};
const restored: ReviewEvent = {
  type: 'ReviewAnswerRestored',
  data: { ...job, restoredBy: by, restoredAt: now },
};

it('answers a review once', () => {
  given([]).when(answer('Thank you!')).then([answered]);
  given([answered]).when(answer('Thank you!', nextDay)).then([]);
});

it('allows changing an answer for a day', () => {
  const soon = '2026-11-25T01:59:59.000Z';
  given([answered])
    .when(answer('Thanks a lot!', soon))
    .then([{ type: 'ReviewAnswerChanged', data: { ...job, workerName, text: 'Thanks a lot!', changedAt: soon } }]);
  given([answered]).when(answer('Thanks a lot!', nextDay)).thenLike({ refused: 'not_allowed_now' });
});

it('lets staff hide and show an answer, once each; its worker cannot edit it meanwhile', () => {
  given([answered]).when(hide).then([hidden]);
  given([answered, hidden]).when(hide).then([]);
  given([answered, hidden]).when(answer('Again!')).thenLike({ refused: 'not_allowed_now' });
  given([answered, hidden]).when(restore).then([restored]);
  given([answered]).when(restore).then([]);
});

it('refuses to hide a missing answer', () => {
  given([]).when(hide).then(refuse('not_found'));
  given([]).when(restore).then(refuse('not_found'));
});
