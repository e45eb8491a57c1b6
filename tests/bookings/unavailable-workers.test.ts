import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { whenDocumentExpiresTell } from '#command-api/process-managers/when-document-expires-tell.ts';
import { whenRequiredDocumentsLackAsk } from '#command-api/process-managers/when-required-documents-lack-ask.ts';
import { whenUnansweredExpire } from '#command-api/process-managers/when-unanswered-expire.ts';
import { whenWorkerUnavailableTurnDown } from '#command-api/process-managers/when-worker-unavailable-turn-down.ts';
import type { WorkerCommand } from '#command-api/worker/commands.ts';
import { workerDecider } from '#command-api/worker/decider.ts';
import { streams } from '#contracts/events/streams.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { type BookingHarness, openBookingHarness } from '../harness/booking-harness.ts';
import { kapitolyo } from '../harness/test-users.ts';

/**
 * Waiting requests and quotes of a worker who can no longer accept. It is the evening before Jun's ID expires; the jobs
 * are two days later.
 */

const policies = [
  whenRequiredDocumentsLackAsk,
  whenDocumentExpiresTell,
  whenUnansweredExpire,
  whenWorkerUnavailableTurnDown,
];
const EVENING = '2026-11-17T14:00:00.000Z';
const LAST_DAY = '2026-11-17';
let harness: BookingHarness;

beforeEach(async () => {
  harness = await openBookingHarness({ start: EVENING, clients: ['andrea'], workers: ['jun', 'nestor'], policies });
});
afterEach(() => harness.close());

const andrea = () => harness.by.client('andrea');

async function book(time: string, workerId?: string): Promise<string> {
  const body = {
    serviceId: 'tap',
    ...(workerId && { workerId }),
    date: '2026-11-19',
    time,
    address: kapitolyo,
    paymentMethod: 'cash' as const,
  };
  return (await harness.handlers().createBooking({ params: undefined, query: undefined, body, context: andrea() })).data
    .id;
}

async function quote(id: string, worker: string, amount = 700_00): Promise<string> {
  return (
    await harness
      .handlers()
      .offerQuote({ params: { id }, query: undefined, body: { amount }, context: harness.by.worker(worker) })
  ).data.quoteId;
}

const context = (name: string) => ({
  commandId: `${name} ${harness.clock.now().toISOString()}`,
  actor: 'system' as const,
  now: harness.clock.now().toISOString(),
});
const withId = (expiresOn: string | null) =>
  harness.commands.handle(
    workerDecider,
    streams.worker('jun'),
    {
      type: 'ApproveDocument',
      data: {
        documentId: 'id-of-jun',
        by: 'carla',
        kind: 'valid_id',
        expiresOn,
        now: harness.clock.now().toISOString(),
      },
    },
    context('check'),
  );
const worker = (command: WorkerCommand) =>
  harness.commands.handle(workerDecider, streams.worker('jun'), command, context(command.type));
const takeIdBack = () =>
  worker({
    type: 'RefuseDocument',
    data: { documentId: 'id-of-jun', reason: 'It is forged', now: harness.clock.now().toISOString() },
  });

async function later(minutes: number): Promise<void> {
  harness.clock.set(new Date(addMinutes(harness.clock.now(), minutes)));
  for (let round = 0; round < 4; round++) await harness.runPolicies();
}

const turnedDown = {
  type: 'BookingDeclined',
  data: { workerId: 'jun', cause: 'worker_unavailable', stillOpen: false },
};
const lastOf = async (id: string) => (await harness.history(id)).at(-1);

describe('a worker whose clearance was withdrawn', () => {
  const DAY_MINUTES = 24 * 60;
  const due = async () => {
    const { state } = await harness.commands.loadNewest(workerDecider, streams.worker('jun'));
    return state.kind === 'none' ? undefined : state.documentsDue;
  };
  const bookOn = (date: string) =>
    harness.handlers().createBooking({
      params: undefined,
      query: undefined,
      body: { serviceId: 'tap', workerId: 'jun', date, time: '09:00', address: kapitolyo, paymentMethod: 'cash' },
      context: andrea(),
    });

  it('continues for 30 days, then takes no new jobs until another one is checked', async () => {
    const documentId = 'clearance-of-jun';
    await worker({
      type: 'RefuseDocument',
      data: { documentId, reason: 'It is of another Jun', now: harness.clock.now().toISOString() },
    });
    await later(1);
    expect(await due()).toEqual({ dueOn: '2026-12-17', stage: 'asked' });
    await later(23 * DAY_MINUTES);
    expect(await due()).toEqual({ dueOn: '2026-12-17', stage: 'soon' });
    await bookOn('2026-12-22');
    await later(8 * DAY_MINUTES);
    expect(await due()).toEqual({ dueOn: '2026-12-17', stage: 'over' });
    await expect(bookOn('2026-12-23')).rejects.toMatchObject({ code: 'worker_unavailable' });
    await worker({
      type: 'ApproveDocument',
      data: {
        documentId,
        by: 'carla',
        kind: 'police_clearance',
        expiresOn: '2027-12-31',
        now: harness.clock.now().toISOString(),
      },
    });
    expect(await due()).toBeNull();
    await bookOn('2026-12-23');
  });
});

describe.each([
  ['is suspended', () => harness.suspend('jun')],
  ['loses their ID check', takeIdBack],
  ['loses their approval', () => worker({ type: 'RejectWorker', data: { reason: 'Complaints' } })],
  ['changes role', () => worker({ type: 'LeaveWork', data: null })],
])('once a worker %s', (_, happens) => {
  it('requests to that worker by name are declined, and one press asks the others', async () => {
    const [asked, quoted, other] = [
      await book('09:00', 'jun'),
      await book('11:00', 'jun'),
      await book('09:00', 'nestor'),
    ];
    await quote(quoted, 'jun');
    await later(1);
    for (const id of [asked, quoted, other]) expect((await harness.booking(id)).status).not.toBe('declined');
    await happens();
    await later(1);
    for (const id of [asked, quoted]) {
      expect(await harness.booking(id)).toMatchObject({ status: 'declined' });
      expect(await lastOf(id)).toMatchObject(turnedDown);
    }
    expect(await harness.booking(other)).toMatchObject({ status: 'pending' });
    const { id: instead } = (
      await harness.handlers().askOthers({ params: { id: asked }, query: undefined, body: {}, context: andrea() })
    ).data;
    expect(await harness.booking(instead)).toMatchObject({ status: 'pending', wasOpen: true, declinedBy: ['jun'] });
  });

  it('the worker’s quotes for open jobs are withdrawn; those of others stay', async () => {
    const [alone, both] = [await book('09:00'), await book('11:00')];
    for (const id of [alone, both]) await quote(id, 'jun');
    await quote(both, 'nestor', 650_00);
    await later(1);
    await happens();
    await later(1);
    expect(await harness.booking(alone)).toMatchObject({
      status: 'pending',
      workerId: null,
      quotes: [{ worker: { workerId: 'jun' }, status: 'withdrawn' }],
    });
    expect(await harness.booking(both)).toMatchObject({
      status: 'quoted',
      quotes: [
        { worker: { workerId: 'jun' }, status: 'withdrawn' },
        { worker: { workerId: 'nestor' }, status: 'open' },
      ],
    });
    expect(await lastOf(both)).toMatchObject({
      type: 'QuoteWithdrawn',
      data: { workerId: 'jun', cause: 'worker_unavailable', status: 'quoted' },
    });
  });

  it('a job for which another worker was chosen stays unchanged', async () => {
    const id = await book('09:00');
    await quote(id, 'jun');
    const chosen = await quote(id, 'nestor');
    await harness
      .handlers()
      .acceptQuote({ params: { id, quoteId: chosen }, query: undefined, body: undefined, context: andrea() });
    await happens();
    await later(1);
    expect(await lastOf(id)).toMatchObject({ type: 'QuoteAccepted' });
  });
});

it('declines the waiting requests of a worker on the day after their ID expires, and no sooner', async () => {
  await withId(LAST_DAY);
  const id = await book('09:00', 'jun');
  await later(90);
  expect(await harness.booking(id)).toMatchObject({ status: 'pending' });
  await later(60);
  expect(await lastOf(id)).toMatchObject(turnedDown);
});

it('declines a request made immediately before as well', async () => {
  const id = await book('09:00', 'jun');
  await harness.suspend('jun');
  await later(1);
  expect(await lastOf(id)).toMatchObject(turnedDown);
});

it('declines nothing when another document is rejected', async () => {
  const id = await book('09:00', 'jun');
  await later(1);
  const nbi = {
    documentId: 'nbi-of-jun',
    name: 'nbi.pdf',
    contentType: 'application/pdf',
    sizeBytes: 100,
  };
  await harness.commands.handle(
    workerDecider,
    streams.worker('jun'),
    { type: 'SubmitDocuments', data: { documents: [nbi], kind: 'nbi_clearance' } },
    context('nbi'),
  );
  await harness.commands.handle(
    workerDecider,
    streams.worker('jun'),
    { type: 'RefuseDocument', data: { documentId: nbi.documentId, reason: 'Blurred', now: EVENING } },
    context('nbi refused'),
  );
  await later(1);
  expect(await harness.booking(id)).toMatchObject({ status: 'pending' });
});

it('keeps a request opened to all open, without the worker asked first', async () => {
  const id = await book('09:00', 'jun');
  await harness.handlers().widenRequest({ params: { id }, query: undefined, body: undefined, context: andrea() });
  await harness.suspend('jun');
  await later(1);
  expect(await harness.booking(id)).toMatchObject({ status: 'pending', workerId: null });
});
