import { expect, it } from 'vitest';
import { shownStatus } from './shown-status.ts';
import { bookingFixture } from './testing/booking-fixture.ts';

it('shows a worker that their quote was not chosen, not that they declined', () => {
  expect(shownStatus(bookingFixture({ status: 'declined', otherChosen: true }))).toEqual({
    kind: 'ownQuote',
    status: 'not_chosen',
  });
});

it('shows a failed payment instead of a completed job to the payer', () => {
  const { payment } = bookingFixture();
  const failed = bookingFixture({
    status: 'completed',
    payment: { ...payment, status: 'failed', allowedActions: ['pay'] },
  });
  expect(shownStatus(failed)).toEqual({ kind: 'payment', status: 'failed' });
  expect(shownStatus({ ...failed, payment: { ...failed.payment, allowedActions: [] } }).status).toBe('completed');
  expect(shownStatus({ ...failed, payment: { ...failed.payment, status: 'paid' } }).status).toBe('completed');
});
