import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { bookingHandlers } from '#command-api/booking/handlers.ts';
import { calendarDecider } from '#command-api/calendar/decider.ts';
import { workerDecider } from '#command-api/worker/decider.ts';
import { type BookingRules, noRules } from '#contracts/calendar/booking-rules.ts';
import { streams } from '#contracts/events/streams.ts';
import { agreements, nine, openAgreementHarness } from '../harness/agreements.ts';
import type { BookingHarness } from '../harness/booking-harness.ts';

/**
 * A worker's own rules and external calendar apply wherever a time is given: in requests, quotes, acceptances and
 * moves.
 */

let harness: BookingHarness;
let handlers: ReturnType<typeof bookingHandlers>;

beforeEach(async () => {
  harness = await openAgreementHarness();
  handlers = harness.handlers();
});
afterEach(() => harness.close());

const { book, accept, quote, acceptQuote, propose, acceptTime, later } = agreements(() => ({ harness, handlers }));

const context = () => ({
  commandId: crypto.randomUUID(),
  actor: 'system' as const,
  now: harness.clock.now().toISOString(),
});

async function setJunsRules(rules: Partial<BookingRules>) {
  await harness.commands.handle(
    workerDecider,
    streams.worker('jun'),
    { type: 'SetBookingRules', data: { rules: { ...noRules, ...rules } } },
    context(),
  );
  // Simulates another process, which folds the worker from the log.
  handlers = harness.handlers();
}

async function addJunsBusyTime(startsAt: string, endsAt: string) {
  const source = { workerId: 'jun', workerAccountId: 'a-jun', sourceId: 's1', host: 'calendar.example' };
  await harness.commands.handle(
    calendarDecider,
    streams.calendar('jun'),
    { type: 'ConnectCalendar', data: { ...source, busy: [{ startsAt, endsAt }], unread: [] } },
    context(),
  );
}

const full = { code: 'day_full' };
const taken = { code: 'slot_taken', details: { alternatives: expect.any(Array) } };

describe('a worker’s maximum of jobs a day', () => {
  it('refuses further requests, quotes and acceptances for that day; another worker may still accept', async () => {
    await setJunsRules({ jobsPerDay: 1 });
    const [named, open, accepted] = [await book('14:00', 'jun'), await book('14:00'), await book('09:00', 'jun')];
    const offer = await quote(open, 'jun', 700_00);
    await accept(accepted, 'jun');
    await expect(book('16:00', 'jun')).rejects.toMatchObject(full);
    await expect(accept(named, 'jun')).rejects.toMatchObject(full);
    await expect(acceptQuote(open, offer)).rejects.toMatchObject(full);
    await expect(quote(await book('16:00'), 'jun', 700_00)).rejects.toMatchObject(full);
    await quote(open, 'nestor', 700_00);
  });

  it('allows moves within the day, and declines requests that wait for the day', async () => {
    await setJunsRules({ jobsPerDay: 1 });
    const [job, waiting] = [await book('09:00', 'jun'), await book('14:00', 'jun')];
    await accept(job, 'jun');
    await propose(job, '11:00');
    await acceptTime(job);
    await later(1);
    expect(await harness.booking(waiting)).toMatchObject({ status: 'declined' });
  });
});

it('applies a worker’s notice and horizon to clients, and offers them free times', async () => {
  await setJunsRules({ minimumNoticeMinutes: 26 * 60 });
  await expect(book('09:00', 'jun')).rejects.toMatchObject({
    code: 'too_soon',
    details: { alternatives: expect.arrayContaining(['2026-11-18T03:00:00.000Z']) },
  });
  const open = await book('09:00');
  await accept(open, 'jun');
  expect(await harness.booking(open)).toMatchObject({ status: 'accepted', workerId: 'jun' });
  await expect(propose(open, '10:00')).rejects.toMatchObject({ code: 'too_soon' });
  await propose(open, '10:00', harness.by.worker('jun'));
});

it('replaces the platform’s travel buffer with the worker’s own', async () => {
  await setJunsRules({ bufferBeforeMinutes: 0 });
  await accept(await book('09:00', 'jun'), 'jun');
  await accept(await book('10:00', 'jun'), 'jun');
  await setJunsRules({ bufferBeforeMinutes: 60, bufferAfterMinutes: 30 });
  await expect(book('12:00', 'jun')).rejects.toMatchObject(taken);
  await book('12:30', 'jun');
});

it('blocks times of the worker’s external calendar for clients and the worker', async () => {
  const [named, open] = [await book('09:00', 'jun'), await book('09:00')];
  await addJunsBusyTime(nine, '2026-11-18T03:00:00.000Z');
  await expect(book('10:00', 'jun')).rejects.toMatchObject(taken);
  await expect(accept(named, 'jun')).rejects.toMatchObject(taken);
  await expect(quote(open, 'jun', 700_00)).rejects.toMatchObject(taken);
  const afterwards = await book('11:30', 'jun');
  await accept(afterwards, 'jun');
  await expect(propose(afterwards, '09:30')).rejects.toMatchObject(taken);
  await quote(open, 'nestor', 700_00);
});
