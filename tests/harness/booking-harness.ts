import { createMemoryEventLog, handleWith, memoryDocuments } from '#infra/eventing/testing.ts';
import { createCalendarReader } from '#command-api/calendar/read-calendars.ts';
import { v5 as uuidV5 } from 'uuid';
import { accountDecider } from '#command-api/account/decider.ts';
import { createListAdmins } from '#command-api/account/admins.ts';
import { createResetLinks } from '#command-api/account/passwords/reset-links.ts';
import { createUndoLinks } from '#command-api/account/contact/undo-links.ts';
import { createSecretStore } from '#command-api/account/secret-store.ts';
import { bookingDecider } from '#command-api/booking/decider.ts';
import { bookingHandlers } from '#command-api/booking/handlers.ts';
import { calendarDecider } from '#command-api/calendar/decider.ts';
import { serviceDecider } from '#command-api/catalogue/decider.ts';
import { type CommandContext, createCommandHandler } from '#command-api/command-handling/command-handler.ts';
import type { Policy } from '#command-api/process-managers/policy.ts';
import { policyContext } from '#command-api/process-managers/start-policies.ts';
import { openTaskStore } from '#infra/eventing/process-managers.ts';
import { workerDecider } from '#command-api/worker/decider.ts';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { AccountEvent } from '#contracts/events/account.ts';
import { streams } from '#contracts/events/streams.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { createTestClock } from './test-clock.ts';
import { withCodec } from '#contracts/events/codec.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { createOutbox } from '#infra/mail/outbox.ts';
import { createSandbox } from '#infra/payments/sandbox-payments.ts';
import { unreachable } from './command-harness.ts';
import { callBy } from './command-harness.ts';
import { completeAndApprove } from './complete-application.ts';
import { roundTheClock } from './round-the-clock.ts';

const tap = { serviceId: 'tap', name: 'Kitchen tap repair', category: 'plumbing' };
const facts = {
  ...tap,
  title: 'Kitchen tap repair',
  icon: 'droplets',
  description: '',
  basePriceCentavos: 600_00,
  durationMinutes: 60,
  urgent: false,
};
const EVERY_EVENT = 10_000;

/**
 * The booking module on its own event log in memory, with a service, clients and approved workers, and a clock that the test
 * moves. Policies run when the test calls them.
 */
export async function openBookingHarness({
  start,
  clients,
  workers,
  policies,
}: {
  start: string;
  clients: readonly string[];
  workers: readonly string[];
  policies: readonly Policy[];
}) {
  const clock = createTestClock();
  clock.set(new Date(start));
  const eventLog = withCodec(createMemoryEventLog({ now: clock.now }));
  const documents = memoryDocuments();
  const tasks = await openTaskStore(documents, eventLog);
  const sandbox = await createSandbox({ documents, secret: 'of a test', now: clock.now });
  const outbox = createOutbox({ now: clock.now });
  const secretStore = await createSecretStore(documents, clock.now);
  const calendars = createCalendarReader({
    commands: createCommandHandler(eventLog),
    secretStore,
    publicFetch: unreachable,
  });
  const undoLinks = createUndoLinks({ secretStore, publicUrl: 'https://suki.test', secret: 'of a test' });
  const resetLinks = createResetLinks({
    secretStore,
    now: clock.now,
    publicUrl: 'https://suki.test',
    secret: 'of a test',
  });
  const settings = () => Promise.resolve(defaultSettings);
  const commands = createCommandHandler(eventLog);

  function command(name: string): CommandContext {
    return { commandId: uuidV5(name, uuidV5.URL), actor: 'system', now: clock.now().toISOString() };
  }

  async function account(accountId: string, userType: 'client' | 'worker', workerId: string | null = null) {
    const registered: AccountEvent = {
      type: 'AccountRegistered',
      data: {
        accountId,
        email: null,
        phone: '+639171234821',
        firstName: accountId,
        lastName: 'Reyes',
        userType,
        workerId,
        avatar: null,
        language: 'en',
      },
    };
    await handleWith(commands, accountDecider, streams.account(accountId), () => [registered], command(accountId));
  }

  async function approvedWorker(name: string) {
    await account(`a-${name}`, 'worker', name);
    const stream = streams.worker(name);
    await commands.handle(
      workerDecider,
      stream,
      { type: 'ApplyAsWorker', data: { workerId: name, accountId: `a-${name}`, name, avatar: null } },
      command('apply'),
    );
    await commands.handle(
      workerDecider,
      stream,
      { type: 'SetWeeklyHours', data: { weeklyHours: roundTheClock } },
      command('hours'),
    );
    await completeAndApprove(commands, { workerId: name, service: tap, context: command });
  }

  await commands.handle(
    serviceDecider,
    streams.service(tap.serviceId),
    { type: 'AddService', data: { serviceId: tap.serviceId, facts, maximumAmount: defaultSettings.maximumAmount } },
    command('service'),
  );
  for (const client of clients) await account(`a-${client}`, 'client');
  for (const worker of workers) await approvedWorker(worker);

  return {
    clock,
    eventLog,
    documents,
    commands,
    by: {
      client: (name: string) => callBy({ accountId: `a-${name}`, userType: 'client' }),
      admin: (name: string) => callBy({ accountId: `a-${name}`, userType: 'admin' }),
      worker: (name: string) => callBy({ accountId: `a-${name}`, userType: 'worker', workerId: name }),
    },
    /** Handlers without caches, like those of a new process. */
    handlers: (log: DecodedLog = eventLog) =>
      bookingHandlers({
        commands: createCommandHandler(log),
        admins: () => Promise.resolve([]),
        now: clock.now,
        settings,
      }),
    async suspend(name: string) {
      await commands.handle(
        accountDecider,
        streams.account(`a-${name}`),
        { type: 'SuspendAccount', data: { reason: 'Rude', by: 'a-carla', openJobs: 0 } },
        command(`suspend ${name}`),
      );
    },
    /** Sets the worker's home and reach. */
    async livesAt(worker: string, location: { lat: number; lng: number }, radiusKm: number) {
      const changes = { location: { ...location, city: 'Pasig' }, radiusKm };
      await commands.handle(
        workerDecider,
        streams.worker(worker),
        {
          type: 'ChangeProfile',
          data: {
            profile: changes,
            settings: { ...defaultSettings, defaultRadiusKm: radiusKm },
            now: clock.now().toISOString(),
          },
        },
        command(`profile of ${worker}`),
      );
    },
    /** The same hours every day. */
    async worksAt(worker: string, openings: WeeklyHours['mon']) {
      const weeklyHours = {
        sun: openings,
        mon: openings,
        tue: openings,
        wed: openings,
        thu: openings,
        fri: openings,
        sat: openings,
      };
      await commands.handle(
        workerDecider,
        streams.worker(worker),
        { type: 'SetWeeklyHours', data: { weeklyHours } },
        command(`hours of ${worker}`),
      );
    },
    history: (id: string) => eventLog.readStream(streams.booking(id)),
    async booking(id: string) {
      const { state } = await createCommandHandler(eventLog).load(bookingDecider, streams.booking(id));
      if (state.kind === 'none') throw new Error(`Booking ${id} does not exist`);
      return state;
    },
    outbox,
    calendar: async (worker: string) =>
      (await createCommandHandler(eventLog).load(calendarDecider, streams.calendar(worker))).state,
    /** Sets the clock ahead, or back, as if the machine's clock had been wrong. */
    async stepClock(stepMs: number) {
      clock.set(new Date(clock.now().getTime() + stepMs));
      await tasks.step(policies, stepMs, clock.now());
    },
    /** Runs the due policies. */
    async runPolicies() {
      const after = await tasks.checkpoint();
      const events = await eventLog.readAll({ after, limit: EVERY_EVENT });
      const last = events.at(-1);
      if (last) await tasks.apply(policies, events, { from: after, position: last.position, now: clock.now() });
      for (const due of await tasks.due(clock.now().toISOString(), EVERY_EVENT)) {
        const { policy: name, looks = 0 } = due.document;
        const context = { ...policyContext(due.document), now: clock.now().toISOString() };
        const again = await policies
          .find((policy) => policy.name === name)
          ?.act(
            due.document.data,
            {
              commands: createCommandHandler(eventLog),
              settings,
              payments: sandbox.provider,
              mail: outbox.mail,
              sms: outbox.sms,
              secretStore,
              privateFiles: { remove: async () => undefined },
              undoLinks,
              calendars,
              resetLinks,
              staff: {
                admins: createListAdmins(eventLog, commands),
                approvalsUrl: 'https://suki.test/admin/approvals',
                publicUrl: 'https://suki.test',
              },
            },
            context,
          );
        await (again
          ? tasks.replace(due, { ...due.document, dueAt: again.lookAgainAt, looks: looks + 1 })
          : tasks.done(due));
      }
    },
    async close() {
      await eventLog.close();
      await documents.close();
    },
  };
}

export type BookingHarness = Awaited<ReturnType<typeof openBookingHarness>>;
