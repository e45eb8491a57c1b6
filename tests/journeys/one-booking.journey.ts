import { oneBooking } from './one-booking.ts';
import { test } from './suki-test.ts';

test('one booking, end to end', async ({ visitors, suki }) => {
  test.setTimeout(180_000);
  await oneBooking({ visitors, url: suki.url });
});
