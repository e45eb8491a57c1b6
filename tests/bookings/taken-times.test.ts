import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { bookingHandlers } from '#command-api/booking/handlers.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { agreements, nine, none, openAgreementHarness } from '../harness/agreements.ts';
import type { BookingHarness } from '../harness/booking-harness.ts';

/** A request and a quote reserve no time, and both are refused for a taken time. */

let harness: BookingHarness;
let handlers: ReturnType<typeof bookingHandlers>;

beforeEach(async () => {
  harness = await openAgreementHarness();
  handlers = harness.handlers();
});
afterEach(() => harness.close());

const {
  by,
  book,
  accept,
  decline,
  quote,
  acceptQuote,
  propose,
  acceptTime,
  slotsOf,
  logFailingAt,
  logRunningAfter,
  later,
} = agreements(() => ({ harness, handlers }));

const taken = {
  code: 'slot_taken',
  details: { alternatives: ['2026-11-18T02:30:00.000Z', '2026-11-18T03:00:00.000Z', '2026-11-18T03:30:00.000Z'] },
};

describe('a time with an accepted booking', () => {
  it('is refused to clients who ask for that worker, with free times; they can ask another worker', async () => {
    await accept(await book('09:00', 'jun'), 'jun');
    await expect(book('09:00', 'jun')).rejects.toMatchObject(taken);
    await expect(book('09:30', 'jun')).rejects.toMatchObject({ code: 'slot_taken' });
    await book('10:30', 'jun');
    await book('09:00', 'nestor');
  });

  it('is refused in a quote of that worker for another job; a free worker may quote it', async () => {
    const [named, open] = [await book('09:00', 'jun'), await book('09:00')];
    await accept(await book('09:00', 'jun'), 'jun');
    await expect(quote(named, 'jun', 700_00)).rejects.toMatchObject(taken);
    await expect(quote(open, 'jun', 700_00)).rejects.toMatchObject(taken);
    await quote(open, 'nestor', 700_00);
  });

  it('is refused when an earlier quote is accepted', async () => {
    const open = await book('09:00');
    const offer = await quote(open, 'jun', 700_00);
    await accept(await book('09:00', 'jun'), 'jun');
    await expect(acceptQuote(open, offer)).rejects.toMatchObject(taken);
    expect(await harness.booking(open)).toMatchObject({ status: 'quoted', workerId: null });
  });

  it('can be requested again once it is free', async () => {
    const id = await book('09:00', 'jun');
    await accept(id, 'jun');
    await handlers.cancelBooking({
      params: { id },
      query: undefined,
      body: { reason: 'Plans changed' },
      context: by('jun'),
    });
    expect(await slotsOf('jun')).toEqual([]);
    await book('09:00', 'jun');
  });
});

describe('two requests for the same time', () => {
  it('are both stored, and only one can be accepted', async () => {
    const [one, other] = await Promise.all([book('09:00', 'jun'), book('09:00', 'jun')]);
    const outcomes = await Promise.allSettled([accept(one, 'jun'), accept(other, 'jun')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await slotsOf('jun')).toEqual([nine]);
  });

  it('refuse the second request while another process accepts the first', async () => {
    const first = await book('09:00', 'jun');
    const elsewhere = harness.handlers();
    let late: Promise<string> | undefined;
    handlers = harness.handlers(
      logRunningAfter('SlotBooked', async () => {
        handlers = elsewhere;
        late = book('09:00', 'jun');
        await late.catch(() => undefined);
      }),
    );
    await accept(first, 'jun');
    await expect(late).rejects.toMatchObject(taken);
  });
});

it('lets a client ask for a new time within the worker’s hours only, and the worker offer any', async () => {
  await harness.worksAt('jun', [{ from: '08:00', to: '17:00' }]);
  handlers = harness.handlers();
  const id = await book('09:00', 'jun');
  await accept(id, 'jun');
  await expect(propose(id, '18:00')).rejects.toMatchObject({
    code: 'outside_hours',
    details: { alternatives: [expect.any(String), expect.any(String), expect.any(String)] },
  });
  await propose(id, '18:00', by('jun'));
  expect(await harness.booking(id)).toMatchObject({ reschedule: { by: 'worker' } });
});

describe('a request that waits when its time is taken', () => {
  const declined = { status: 'declined' };
  const waits = { status: 'pending' };

  it('is declined when it overlaps, and kept otherwise', async () => {
    const [same, within, after, open, other] = [
      await book('09:00', 'jun'),
      await book('09:30', 'jun'),
      await book('10:30', 'jun'),
      await book('09:00'),
      await book('09:00', 'nestor'),
    ];
    await later(1);
    await accept(await book('09:00', 'jun'), 'jun');
    await later(1);
    for (const id of [same, within]) expect(await harness.booking(id)).toMatchObject(declined);
    for (const id of [after, open, other]) expect(await harness.booking(id)).toMatchObject(waits);
    expect((await harness.history(same)).at(-1)).toMatchObject({
      type: 'BookingDeclined',
      data: { cause: 'time_taken', workerId: 'jun', stillOpen: false },
    });
    expect(await slotsOf('jun')).toEqual([nine]);
  });

  it('is declined with its worker’s quote', async () => {
    const id = await book('09:00', 'jun');
    await quote(id, 'jun', 700_00);
    await accept(await book('09:00'), 'jun');
    await later(1);
    expect(await harness.booking(id)).toMatchObject({ ...declined, quotes: [{ status: 'closed' }] });
  });

  it('is declined when a quote is accepted or a job moves there', async () => {
    const [first, second] = [await book('09:00', 'jun'), await book('14:00', 'jun')];
    const open = await book('09:00');
    await acceptQuote(open, await quote(open, 'jun', 700_00));
    await later(1);
    expect([(await harness.booking(first)).status, (await harness.booking(second)).status]).toEqual([
      'declined',
      'pending',
    ]);
    await propose(open, '14:00');
    await later(1);
    expect(await harness.booking(second)).toMatchObject(waits);
    await acceptTime(open);
    await later(1);
    expect(await harness.booking(second)).toMatchObject(declined);
  });

  it('is declined when the acceptance happened while it was being created', async () => {
    const first = await book('09:00', 'jun');
    const log = logRunningAfter('BookingRequested', () => accept(first, 'jun'));
    handlers = harness.handlers(log);
    const late = await book('09:00', 'jun');
    await later(1);
    expect(await harness.booking(late)).toMatchObject(declined);
  });

  it('is kept when the acceptance failed and the slot is released', async () => {
    const [waiting, broken] = [await book('09:00', 'jun'), await book('09:00', 'jun')];
    await expect(
      harness
        .handlers(logFailingAt('BookingAccepted'))
        .acceptBooking({ ...none, params: { id: broken }, context: by('jun') }),
    ).rejects.toThrow(EngineUnavailable);
    await later(1);
    expect(await harness.booking(waiting)).toMatchObject(waits);
    await later(2);
    expect(await slotsOf('jun')).toEqual([]);
    await later(2);
    expect(await harness.booking(waiting)).toMatchObject(waits);
    await accept(waiting, 'jun');
    await later(1);
    expect((await harness.booking(broken)).status).toBe('declined');
  });

  it('stays unchanged after its worker declined', async () => {
    const id = await book('09:00', 'jun');
    await decline(id, 'jun');
    await accept(await book('09:00', 'jun'), 'jun');
    await later(1);
    expect((await harness.history(id)).filter(({ type }) => type === 'BookingDeclined')).toHaveLength(1);
  });
});
