import { expect, it } from 'vitest';
import { bookingFixture, requestedData } from '../testing/booking-fixture.ts';
import { given } from '../testing/given-events.ts';
import { serviceDemand } from './service-demand.ts';

it('counts requests by the Manila day on which they were made', async () => {
  const steps = bookingFixture();
  const { documents } = await given(serviceDemand, [steps.requested(), steps.open()]);
  const [days] = [...documents.values()].map((document) => Object.values(document.days));
  expect(days?.reduce((sum, count) => sum + count, 0)).toBe(2);
});

it('counts a job once, however many workers were asked for it in turn', async () => {
  const steps = bookingFixture();
  const others = steps.happened(
    'BookingRequested',
    { ...requestedData, bookingId: 'b2', insteadOf: 'b1' },
    { stream: 'booking-b2', at: requestedData.requestedAt },
  );
  const { documents } = await given(serviceDemand, [steps.requested(), others]);
  expect([...documents.values()].map(({ days }) => Object.values(days))).toEqual([[1]]);
});
