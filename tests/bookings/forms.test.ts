import { afterEach, beforeEach, expect, it } from 'vitest';
import { serviceDecider } from '#command-api/catalogue/decider.ts';
import { formHandlers } from '#command-api/form/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { REPLACED_FORM_GRACE_MS } from '#contracts/form/form-fold.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { type BookingHarness, openBookingHarness } from '../harness/booking-harness.ts';
import { kapitolyo } from '../harness/test-users.ts';

/** Forms are published while clients answer them: a booking keeps the form version that its client saw. */

const start = { date: '2026-11-17', time: '14:00' };
const rooms: FormField = {
  id: 'rooms',
  type: 'number',
  label: { en: 'Rooms' },
  required: false,
  price: { kind: 'per_unit', centavos: 200_00, included: 1 },
};
const ladder: FormField = {
  id: 'ladder',
  type: 'yes_no',
  label: { en: 'Do I bring a ladder?' },
  required: true,
  price: { kind: 'add', centavos: 50_00 },
};
let harness: BookingHarness;

beforeEach(async () => {
  harness = await openBookingHarness({
    start: '2026-11-16T02:00:00.000Z',
    clients: ['andrea'],
    workers: ['jun'],
    policies: [],
  });
});
afterEach(() => harness.close());

const forms = () =>
  formHandlers({
    commands: harness.commands,
    now: harness.clock.now,
    settings: () => Promise.resolve(defaultSettings),
  });
const ask = (fields: FormField[], revision?: number) =>
  forms().saveForm({
    params: { category: 'plumbing' },
    query: undefined,
    body: { fields, publish: true, revision },
    context: harness.by.admin('carla'),
  });
const askAsJun = (fields: FormField[]) =>
  forms().saveOwnForm({
    params: undefined,
    query: undefined,
    body: { fields, publish: true },
    context: harness.by.worker('jun'),
  });
const on = (id: string) => ({ params: { id }, query: undefined, body: undefined });

type Said = { answers?: Record<string, number | boolean>; formVersion?: number; expectedPrice?: number };
async function book(said: Said, workerId: string | undefined = 'jun'): Promise<string> {
  const job = { serviceId: 'tap', ...start, address: kapitolyo, paymentMethod: 'cash' as const };
  const body = { ...job, ...(workerId !== 'nobody' && { workerId }), ...said };
  const context = harness.by.client('andrea');
  return (await harness.handlers().createBooking({ params: undefined, query: undefined, body, context })).data.id;
}

it('accepts answers to the form version that the client started with for two hours, then requires the new one', async () => {
  await ask([rooms]);
  const first = await book({ answers: { rooms: 3 }, formVersion: 1 });
  const base = (await harness.booking(first)).priceCentavos - 400_00;
  await ask([{ ...rooms, price: { kind: 'per_unit', centavos: 300_00, included: 1 } }]);
  const underWay = await book({ answers: { rooms: 3 }, formVersion: 1, expectedPrice: base + 400_00 });
  expect(await harness.booking(underWay)).toMatchObject({ priceCentavos: base + 400_00, form: { formVersion: 1 } });
  await expect(book({ answers: { rooms: 3 }, formVersion: 7 })).rejects.toMatchObject({ code: 'form_changed' });
  harness.clock.set(new Date(harness.clock.now().getTime() + REPLACED_FORM_GRACE_MS));
  await expect(book({ answers: { rooms: 3 }, formVersion: 1 })).rejects.toMatchObject({
    code: 'form_changed',
    details: { formVersion: 2 },
  });
  const second = await book({ answers: { rooms: 3 }, formVersion: 2, expectedPrice: base + 600_00 }, 'jun');
  expect(await harness.booking(second)).toMatchObject({ priceCentavos: base + 600_00, form: { formVersion: 2 } });
  // The first booking still counts with the questions that it answered.
  await harness.handlers().editRequest({
    ...on(first),
    body: { answers: { rooms: 2 } },
    context: harness.by.client('andrea'),
  });
  expect(await harness.booking(first)).toMatchObject({ priceCentavos: base + 200_00, form: { formVersion: 1 } });
});

it('asks a worker’s own questions only of clients who choose that worker', async () => {
  await askAsJun([ladder]);
  await expect(book({})).rejects.toMatchObject({
    code: 'invalid',
    errors: [{ path: 'answers.worker.ladder', message: 'Required' }],
  });
  const named = await harness.booking(await book({ answers: { 'worker.ladder': true } }));
  expect(named.form).toMatchObject({ formVersion: 0, workerFormVersion: 1, workerId: 'jun' });
  expect(named.priceCentavos).toBe((named.form?.basePriceCentavos ?? 0) + 50_00);
  expect((await harness.booking(await book({}, 'nobody'))).form).toBeUndefined();
});

it('reuses the answers for other workers, without the answers to the declining worker’s own questions', async () => {
  await ask([rooms]);
  await askAsJun([ladder]);
  const id = await book({ answers: { rooms: 2, 'worker.ladder': true } });
  await ask([{ ...rooms, required: true, max: 1 }]);
  await harness
    .handlers()
    .declineBooking({ ...on(id), body: { reason: 'Too far' }, context: harness.by.worker('jun') });
  const { data } = await harness.handlers().askOthers({ ...on(id), context: harness.by.client('andrea') });
  expect(await harness.booking(data.id)).toMatchObject({
    answers: { rooms: 2 },
    form: { formVersion: 1, workerFormVersion: 0, workerId: null },
    priceCentavos: 600_00 + 200_00,
  });
});

it('reuses the answers for other workers after the service moved to another category', async () => {
  await ask([rooms]);
  const id = await book({ answers: { rooms: 2 } });
  await harness
    .handlers()
    .declineBooking({ ...on(id), body: { reason: 'Too far' }, context: harness.by.worker('jun') });
  const { maximumAmount } = defaultSettings;
  await harness.commands.handle(
    serviceDecider,
    streams.service('tap'),
    { type: 'ChangeService', data: { changes: { category: 'handyman' }, maximumAmount } },
    { commandId: 'moved', actor: 'system', now: harness.clock.now().toISOString() },
  );
  const { data } = await harness.handlers().askOthers({ ...on(id), context: harness.by.client('andrea') });
  expect(await harness.booking(data.id)).toMatchObject({ service: { category: 'plumbing' }, form: { formVersion: 1 } });
  const edited = { ...on(data.id), body: { answers: { rooms: 3 } }, context: harness.by.client('andrea') };
  await harness.handlers().editRequest(edited);
  expect(await harness.booking(data.id)).toMatchObject({ answers: { rooms: 3 }, priceCentavos: 600_00 + 2 * 200_00 });
});

it('keeps both changes when two admins edit the questions', async () => {
  const { data } = await ask([rooms], -1);
  await ask([rooms, { ...ladder, required: false }], data.revision);
  await expect(ask([], data.revision)).rejects.toMatchObject({ code: 'stale' });
});
