import { describe, expect, it } from 'vitest';
import type { BookingEvent } from '#contracts/events/booking.ts';
import { askOthers, dismissRequest } from './decide-asking-others.ts';
import { accepted, declined, requested, viewers } from './testing/booking-fixture.ts';
import { acting, given } from './testing/lifecycle-fixture.ts';

const byClient = acting(viewers.client);

describe('a failed request', () => {
  it('can be dismissed once by its client, who can still ask other workers', () => {
    const gone = [requested, declined];
    const dismissed = dismissRequest(byClient, given(gone)) as BookingEvent[];
    expect(dismissed).toMatchObject([{ type: 'RequestDismissed' }]);
    const after = given([...gone, ...dismissed]);
    expect(dismissRequest(byClient, after)).toEqual([]);
    expect(askOthers(byClient, after)).toMatchObject([{ type: 'OthersAsked' }]);
  });

  it('can be dismissed only by its client and only after it failed', () => {
    expect(dismissRequest(acting(viewers.stranger), given([requested, declined]))).toMatchObject({
      refused: 'forbidden',
    });
    expect(dismissRequest(byClient, given([requested, accepted]))).toMatchObject({ refused: 'not_allowed_now' });
  });
});
