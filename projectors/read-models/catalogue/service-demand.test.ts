import { expect, it } from 'vitest';
import { bookingFixture } from '../testing/booking-fixture.ts';
import { given } from '../testing/given-events.ts';
import { serviceDemand } from './service-demand.ts';

it('counts requests by the Manila day on which they were made', async () => {
  const steps = bookingFixture();
  const { documents } = await given(serviceDemand, [steps.requested(), steps.open()]);
  const [days] = [...documents.values()].map((document) => Object.values(document.days));
  expect(days?.reduce((sum, count) => sum + count, 0)).toBe(2);
});
