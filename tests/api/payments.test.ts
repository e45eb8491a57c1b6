import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#contracts/roles.ts';
import type { ApiClient } from '../api-client.ts';
import { castOf, kapitolyo, nextWorkday } from '../cast.ts';
import { startTestSuki, type TestSuki } from '../start-suki.ts';

/** Payments by everybody over HTTP, from the request to the refund, with the sandbox's own page and webhooks. */

let suki: TestSuki;
let cast: Awaited<ReturnType<typeof castOf>>;
let hour = 8;

beforeAll(async () => {
  suki = await startTestSuki();
  cast = await castOf(suki.url);
});
afterAll(() => suki.stop());

/** Andrea's booking with Jun, accepted; each at a time of its own. */
async function taken(paymentMethod: PaymentMethod = 'gcash'): Promise<string> {
  const { andrea, jun, service } = cast;
  hour += 2;
  const date = nextWorkday(new Date(Date.now() + Math.floor(hour / 16) * 86_400_000));
  const time = `${String(8 + (hour % 8)).padStart(2, '0')}:00`;
  const { id } = await andrea.call('createBooking', { body: { serviceId: service.id, workerId: jun.session?.user.workerId ?? '', date, time, address: kapitolyo, paymentMethod } });
  await jun.call('acceptBooking', { params: { id } });
  return id;
}

async function requested(paymentMethod: PaymentMethod = 'gcash'): Promise<string> {
  const id = await taken(paymentMethod);
  await cast.jun.call('requestPayment', { params: { id }, body: {} });
  return id;
}

/** What the payer does on the sandbox's page; leads back to the booking. */
async function decide(nextUrl: string | null, outcome: 'approve' | 'fail', notice: 'once' | 'twice' | 'never' = 'once'): Promise<string | null> {
  const response = await fetch(`${suki.url}${nextUrl}`, { method: 'POST', body: new URLSearchParams({ outcome, notice }), redirect: 'manual' });
  expect(response.status).toBe(303);
  return response.headers.get('location');
}

/** Reads until the read models show it: what a webhook or a policy does is not the reader's own write. */
function payment(id: string, by: ApiClient = cast.andrea) {
  return by.call('readPayment', { params: { id } });
}

describe('GCash in the sandbox', () => {
  it('is asked for, approved on the page, paid, and verified by an admin', async () => {
    const id = await requested();
    expect(await payment(id)).toMatchObject({ status: 'requested', requested: 650_00, owed: 650_00, allowedActions: ['pay'] });
    const { nextUrl, status } = await cast.andrea.call('pay', { params: { id }, body: { method: 'gcash' } });
    expect(status).toBe('processing');
    expect(await (await fetch(`${suki.url}${nextUrl}`)).text()).toContain('₱650.00');
    expect(await decide(nextUrl, 'approve', 'twice')).toBe(`/client/bookings/${id}?payment=returned`);
    await expect.poll(() => payment(id)).toMatchObject({ status: 'paid', received: 650_00, owed: 0 });
    expect((await cast.carla.call('countPayments', { query: { status: 'paid' } })).count).toBe(1);
    await cast.carla.call('verifyPayment', { params: { id } });
    expect(await payment(id, cast.carla)).toMatchObject({ status: 'verified', verified: 650_00, allowedActions: ['refund'] });
    expect((await cast.carla.call('countPayments', { query: { status: 'paid' } })).count).toBe(0);
  });
});
