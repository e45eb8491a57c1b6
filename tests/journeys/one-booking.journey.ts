import { oneBooking } from './one-booking.ts';
import { test } from './suki-test.ts';

test('one booking, end to end', async ({ visitors, suki }) => {
  await oneBooking({ visitors, url: suki.url });
});
