import * as z from 'zod/mini';
import type { Clock } from '#infra/service/clock.ts';
import { StartupError } from '#infra/eventing/resilience.ts';
import type { Config } from '#infra/service/config.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import type { Logger } from '#infra/service/logging.ts';
import type { Outbox } from '#infra/mail/outbox.ts';
import type { Sandbox } from '#infra/payments/sandbox-payments.ts';
import { firstAdminMessages } from './account/first-admin.ts';
import type { CommandApi } from './app.ts';

const COLLECTION = 'first-start';
const Progress = z.object({ moment: z.string(), done: z.boolean() });
/** Every start uses this command id, so that the first admin's account is opened once. */
const FIRST_ADMIN_COMMAND = '0f2f6c2e-9f83-4b0e-8c39-6a6a9b1f7a01';

/** What the demo needs to create its year of data. */
export type DemoDeps = Pick<CommandApi, 'handlers' | 'registerAdmin' | 'commands' | 'settings'> & {
  eventLog: EventLog;
  setClock: Clock['set'];
  /** ISO 8601 instant at which the year ends. */
  moment: string;
  outbox: Outbox;
  logger: Logger;
  sandbox: Sandbox | null;
  /** Called with each tenth of the year, in percent. */
  onProgress: (percent: number) => void;
};

export type MakeDemo = (deps: DemoDeps) => Promise<unknown>;

type Deps = {
  config: Config;
  api: CommandApi;
  eventLog: EventLog;
  privateDocuments: Documents;
  outbox: Outbox | null;
  clock: Clock;
  logger: Logger;
  sandbox: Sandbox | null;
  say: (line: string) => void;
  /** null when the process was composed without a demo. */
  makeDemo: MakeDemo | null;
};

/** Fills an empty log as configured: a year of demo data, or the first admin. */
export async function prepareFirstStart(deps: Deps): Promise<void> {
  const { config, api, clock, makeDemo } = deps;
  if (config.seed === 'demo') {
    if (!makeDemo || !deps.outbox)
      throw new StartupError(
        'SEED=demo is not available when the command API runs alone. Set SEED=none, or use npm start.',
      );
    return prepareDemo({ ...deps, outbox: deps.outbox }, makeDemo);
  }
  if (config.firstAdmin) {
    const admin = { ...config.firstAdmin, firstName: 'Suki', lastName: 'Admin' };
    const now = clock.now().toISOString();
    const message = firstAdminMessages[await api.startFirstAdmin(admin, { commandId: FIRST_ADMIN_COMMAND, now })];
    if (message) deps.logger.warn(message);
    return;
  }
  if ((await deps.eventLog.head()) === 0)
    throw new StartupError(
      'ADMIN_EMAIL and ADMIN_PASSWORD are not set. With SEED=none the first start creates the first admin from them. Set both.',
    );
}

/**
 * The demo ends at the time of the first start. An interrupted start resumes with the same time and the same command ids,
 * so that stored events are not repeated.
 */
async function prepareDemo(
  { sandbox, api, eventLog, privateDocuments, outbox, clock, logger, say }: Deps & { outbox: Outbox },
  makeDemo: MakeDemo,
): Promise<void> {
  await privateDocuments.ensure({ name: COLLECTION });
  const stored = await privateDocuments.get(COLLECTION, 'demo');
  const known = stored && z.parse(Progress, stored.document);
  if (known?.done || (!known && (await eventLog.head()) > 0)) return;
  say('First start: creating a year of demo data; this takes up to a minute…');
  const moment = known?.moment ?? clock.now().toISOString();
  if (!stored)
    await privateDocuments.write([
      { collection: COLLECTION, id: 'demo', document: { moment, done: false }, position: 1, ifPosition: 'none' },
    ]);
  await makeDemo({
    handlers: api.handlers,
    registerAdmin: api.registerAdmin,
    commands: api.commands,
    settings: api.settings,
    eventLog,
    setClock: clock.set,
    moment,
    outbox,
    logger,
    sandbox,
    onProgress: (percent) => say(`Demo data: ${percent} %`),
  });
  clock.set(null);
  await outbox.clear();
  await privateDocuments.write([
    { collection: COLLECTION, id: 'demo', document: { moment, done: true }, position: 2, ifPosition: 1 },
  ]);
}
