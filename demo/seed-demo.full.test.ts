import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingStatuses } from '#contracts/booking/lifecycle.ts';
import type { DataOf, EventType } from '#contracts/events/registry.ts';
import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { streams } from '#contracts/events/streams.ts';
import { manilaMonth, monthsBefore } from '#contracts/manila-time.ts';
import { paymentStatuses } from '#contracts/payment/lifecycle.ts';
import { payoutFriday } from '#contracts/payout/friday.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { testTokens } from '#tests/harness/test-tokens.ts';
import { createTestClock } from '#tests/harness/test-clock.ts';
import { type Engines, openEngines } from '#infra/service-context/engines.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { createLogger } from '#infra/service/logging.ts';
import { createSandbox } from '#infra/payments/sandbox-payments.ts';
import { createSignedGrants } from '#infra/sessions/signed-grants.ts';
import { createCommandApi } from '#command-api/app.ts';
import { bookingDecider } from '#command-api/booking/decider.ts';
import { createCommandHandler } from '#command-api/command-handling/command-handler.ts';
import { paymentDecider } from '#command-api/payment/decider.ts';
import { demoAccounts } from './people/demo-accounts.ts';
import { accountIdOf, bookingIdOf, workerIdOf } from './people/ids.ts';
import { planDemo } from './plan.ts';
import { seedDemo } from './seed-demo.ts';
import type { Step } from './steps/step.ts';

// Seeds the whole demo with one interruption; all tests share the resulting log, because seeding is slow.

const moment = '2026-11-17T02:41:00.000Z';
const plan = planDemo(moment);
const logger = createLogger('silent');
const clock = createTestClock();
let folder: string;
let engines: Engines;
let events: RecordedEvent[];
const progress: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-demo-'));
  engines = await openEngines({ dataDir: folder, now: clock.now, logger });
  await expect(seed(breaksAtAcceptance(engines.eventLog, 150))).rejects.toThrow(/^Demo step failed: accept /);
  await seed(engines.eventLog);
  events = await engines.eventLog.readAll({ after: 0 });
});

afterAll(async () => {
  await engines.close();
  await rm(folder, { recursive: true, force: true });
});

async function seed(eventLog: DecodedLog) {
  const api = await apiOn(eventLog);
  return seedDemo({
    ...api,
    eventLog,
    setClock: clock.set,
    moment,
    outbox: engines.outbox!,
    logger,
    sandbox: await sandboxOf(),
    onProgress: (percent) => void progress.push(percent),
  });
}

test('reports its progress, from where it was interrupted', () => {
  expect(progress).toEqual(progress.toSorted((a, b) => a - b));
  expect(progress.at(-1)).toBe(100);
});

const sandboxOf = () =>
  createSandbox({ documents: engines.privateDocuments, secret: 'of the demo test', now: clock.now });

async function apiOn(eventLog: DecodedLog) {
  const accessTokens = testTokens({ now: clock.now });
  return createCommandApi({
    eventLog,
    privateDocuments: engines.privateDocuments,
    files: engines.files,
    privateFiles: engines.privateFiles,
    mail: engines.outbox!.mail,
    sms: engines.outbox!.sms,
    accessTokens,
    grants: createSignedGrants({ secret: 'a secret of the demo test, long enough', now: clock.now }),
    payments: (await sandboxOf()).provider,
    now: clock.now,
    links: { publicUrl: 'https://suki.test', secret: 'of a test' },
  });
}

/** Fails between the slot and the acceptance of a booking. */
function breaksAtAcceptance(eventLog: DecodedLog, which: number): DecodedLog {
  let seen = 0;
  return {
    ...eventLog,
    append(stream, expected, added) {
      if (added.some(({ type }) => type === 'BookingAccepted') && ++seen === which)
        throw new EngineUnavailable('event log');
      return eventLog.append(stream, expected, added);
    },
  };
}

function all<Type extends EventType>(type: Type): DataOf<Type>[] {
  return events.filter((event) => event.type === type).map((event) => event.data as DataOf<Type>);
}

const planned = (kind: Step['do']) => plan.steps.filter((step) => step.do === kind).length;

test('completes an interrupted seeding without gaps or repeats', () => {
  expect(all('AccountRegistered')).toHaveLength(
    planned('register') + planned('joinByPhone') + planned('registerAdmin'),
  );
  expect(all('BookingRequested')).toHaveLength(planned('createBooking'));
  expect(all('SlotBooked')).toHaveLength(planned('acceptBooking'));
  expect(all('BookingAccepted')).toHaveLength(planned('acceptBooking'));
  expect(all('WorkCompleted')).toHaveLength(planned('completeWork'));
  expect(all('ReviewSubmitted')).toHaveLength(planned('reviewBooking'));
  expect(all('MessageSent')).toHaveLength(planned('sendToBooking') + planned('sendToPartner'));
  expect(all('BookingExpired')).toHaveLength(planned('expireBooking'));
});

test('changes nothing when seeding repeats', async () => {
  expect(await seed(engines.eventLog)).toEqual({ events: events.length });
});

test('records history in its own time, before the first start', () => {
  const times = events.map(({ recordedAt }) => recordedAt);
  expect(times).toEqual([...times].sort());
  expect(times.every((at) => at < moment)).toBe(true);
});

test('has bookings in every status', async () => {
  const commands = createCommandHandler(engines.eventLog);
  const states = await Promise.all(
    all('BookingRequested').map(({ bookingId }) => commands.load(bookingDecider, streams.booking(bookingId))),
  );
  const reached = new Set(states.map(({ state }) => (state.kind === 'booking' ? state.status : null)));
  expect(reached).toEqual(new Set(bookingStatuses));
  const tap = await commands.load(bookingDecider, streams.booking(bookingIdOf('andrea kitchen tap')));
  expect(tap.state).toMatchObject({
    status: 'accepted',
    clientId: accountIdOf('andrea-reyes'),
    workerId: workerIdOf('jun-bautista'),
  });
});

test('has cancellations with and without a fee', () => {
  const fees = new Set(all('BookingCancelled').map(({ feeCentavos }) => feeCentavos));
  expect([...fees].sort((one, other) => one - other)).toEqual([0, 100_00, 150_00]);
  expect(new Set(all('BookingCancelled').map(({ by }) => by))).toEqual(new Set(['client', 'worker', 'admin']));
});

test('has two workers who cancel often enough for a talk with staff', () => {
  const byWorker = (key: string) =>
    events.filter(
      ({ type, metadata }) =>
        type === 'BookingCancelled' && metadata.actor !== 'system' && metadata.actor.accountId === accountIdOf(key),
    );
  for (const key of ['nestor-cruz', 'joel-manalo']) expect(byWorker(key).length, key).toBeGreaterThanOrEqual(2);
});

test('gives Jun about 4.9 stars', () => {
  const stars = all('ReviewSubmitted')
    .filter(({ workerId }) => workerId === workerIdOf('jun-bautista'))
    .map(({ rating }) => rating);
  const average = stars.reduce((sum, rating) => sum + rating, 0) / stars.length;
  expect(average).toBeGreaterThan(4.85);
  expect(average).toBeLessThan(5);
});

test('raises Jun’s earnings in each full month', () => {
  const own = all('WorkCompleted').filter(({ workerId }) => workerId === workerIdOf('jun-bautista'));
  const byMonth = Map.groupBy(own, ({ completedAt }) => manilaMonth(completedAt));
  const months = Array.from({ length: 11 }, (_, index) => monthsBefore(manilaMonth(moment), 11 - index));
  const earned = months.map((month) =>
    (byMonth.get(month) ?? []).reduce((sum, { finalAmountCentavos }) => sum + finalAmountCentavos, 0),
  );
  expect(earned).toEqual([...new Set(earned)].sort((one, other) => one - other));
});

test('fills the audit log with typical events', () => {
  expect(new Set(all('SignInRefused').map(({ reason }) => reason))).toEqual(
    new Set(['unknown', 'wrong_password', 'suspended']),
  );
  expect(all('AccountSuspended')).toHaveLength(2);
  expect(all('WorkerRejected')).toHaveLength(1);
  const approvers = events
    .filter(({ type }) => type === 'WorkerApproved')
    .map(({ metadata }) => (metadata.actor === 'system' ? null : metadata.actor.accountId));
  expect(new Set(approvers)).toEqual(new Set([accountIdOf('carla-lim'), accountIdOf('rico-tan')]));
  expect(all('ConfigChanged').at(-1)?.settings).toEqual(defaultSettings);
});

test('has three working sign-in accounts with proven addresses', async () => {
  clock.set(new Date(moment));
  const { handlers } = await apiOn(engines.eventLog);
  for (const { email, password, name, userType, avatar } of demoAccounts) {
    const context = {
      caller: null,
      commandId: '7a0c5b5e-41f2-4a36-9d0a-3e1f5b1c2d3e',
      isFirstTry: false,
      ifRevision: null,
      files: [],
      fields: {},
      setHeader: () => {},
    };
    const { data } = await handlers.login({ params: undefined, query: undefined, body: { email, password }, context });
    expect(data.user).toMatchObject({ email, name, userType, avatar, emailVerified: true, isApproved: true });
  }
});

test('has paid every Friday except one under review and payouts without an account', () => {
  const newest = all('PayoutPaid')
    .map(({ friday }) => friday)
    .sort()
    .at(-1);
  expect(all('PayoutAccountSet')).toHaveLength(planned('setPayoutAccount'));
  expect(all('PayoutPaid').length).toBeGreaterThan(100);
  expect(all('PayoutHeld').filter(({ missingAccount }) => !missingAccount)).toMatchObject([{ friday: newest }]);
  expect(
    new Set(
      all('PayoutHeld')
        .filter(({ missingAccount }) => missingAccount)
        .map(({ workerId }) => workerId),
    ),
  ).toEqual(new Set([workerIdOf('efren-hilario')]));
  const settled = new Set(
    [...all('PayoutPaid'), ...all('PayoutHeld'), ...all('PayoutCarriedForward')].map(
      ({ workerId, friday }) => `${workerId}-${friday}`,
    ),
  );
  const gathering = all('EarningAdded').filter(({ workerId, friday }) => !settled.has(`${workerId}-${friday}`));
  expect(new Set(gathering.map(({ friday }) => friday))).toEqual(new Set([payoutFriday(moment)]));
});

test('counts each verified payment once, less the commission', () => {
  const lines = all('EarningAdded').map(({ line }) => line);
  const jobs = lines.filter(({ kind }) => kind !== 'refund' && kind !== 'carried');
  expect(lines.filter(({ kind }) => kind === 'refund')).toHaveLength(planned('refundPayment'));
  expect(planned('refundPayment')).toBeGreaterThan(2);
  expect(new Set(jobs.map(({ bookingId }) => bookingId)).size).toBe(jobs.length);
  expect(jobs).toHaveLength(all('PaymentVerified').length);
  for (const { grossCentavos, commissionCentavos, cashCentavos, amountCentavos } of jobs)
    expect(amountCentavos).toBe(grossCentavos + commissionCentavos - cashCentavos);
});

test('has money in every state, a waiting extra, and a proposed time for Jun', async () => {
  const commands = createCommandHandler(engines.eventLog);
  const payments = await Promise.all(
    all('PaymentRequested').map(({ bookingId }) => commands.load(paymentDecider, streams.payment(bookingId))),
  );
  const stands = new Set(payments.map(({ state }) => state.status));
  expect(paymentStatuses.filter((status) => !stands.has(status))).toEqual(['unpaid']);
  expect(all('ExtraProposed').length).toBeGreaterThan(0);
  expect(all('RescheduleProposed')).toMatchObject([{ by: 'client', workerId: workerIdOf('jun-bautista') }]);
  const ofAndrea = await commands.load(paymentDecider, streams.payment(bookingIdOf('andrea split type')));
  expect(ofAndrea.state).toMatchObject({ status: 'failed', attempts: [{ method: 'gcash', status: 'failed' }] });
});
