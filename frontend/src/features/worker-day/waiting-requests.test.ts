import { expect, it } from 'vitest';
import { givenBooking } from '../bookings/given-booking.ts';
import { waitingRequests } from './waiting-requests.ts';

const request = (id: string, answerBy: string, accept = true) => givenBooking({ id, status: 'pending', answerBy, allowedActions: accept ? ['accept', 'decline'] : ['cancel'] });

it('what was asked of the worker comes before open jobs, the soonest to run out first, and only what they may accept', () => {
  const asked = [request('later', '2026-11-19T02:00:00Z'), request('sooner', '2026-11-18T02:00:00Z'), request('quoted', '2026-11-18T01:00:00Z', false)];
  const open = [request('open', '2026-11-18T01:30:00Z')];
  expect(waitingRequests(asked, open).map(({ id }) => id)).toEqual(['sooner', 'later', 'open']);
});
