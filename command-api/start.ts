import { aborted } from '#infra/eventing/resilience.ts';
import { tokenSecretOf } from '#infra/sessions/token-secret.ts';
import type { ServiceContext } from '#infra/service-context/service-context.ts';
import { lacksPermission } from '#contracts/account/staff-permissions.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { headerNames } from '#contracts/headers.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { formatPesoLong } from '#contracts/money.ts';
import { apiRouter } from '#infra/http/routing/api-router.ts';
import { clockPages } from '#infra/http/pages/clock-pages.ts';
import { tokenKeysPage } from '#infra/http/pages/token-keys-page.ts';
import { type DemoAccount, developmentPages } from '#infra/http/pages/development-pages.ts';
import { createIdempotencyStore } from '#infra/http/routing/idempotency-store.ts';
import { followLog } from '#infra/eventing/command-handling.ts';
import type { Config } from '#infra/service/config.ts';
import { openCloudSignIn } from '#infra/identity/open-cloud-sign-in.ts';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import type { StandInPerson } from '#infra/identity/stand-in/stand-in-provider.ts';
import { openSms } from '#infra/sms/open-sms.ts';
import { openPayments } from '#infra/payments/open-payments.ts';
import { createCommandApi } from './app.ts';
import { countOutdatedPasswords } from './account/passwords/outdated-passwords.ts';
import { createParking } from './command-handling/park-unreadable.ts';
import { messageBudget } from './conversation/handlers.ts';
import { ticketBudget } from './support/ticket-handlers.ts';
import { type MakeDemo, prepareFirstStart } from './first-start.ts';
import { allPolicies } from './process-managers/all.ts';
import { startPolicies } from './process-managers/start-policies.ts';
import { moveToPrivateFiles } from './upload/move-to-private-files.ts';
import { createUploadQuota } from './upload/upload-quota.ts';

/** Accounts that the sign-in screen offers, and the function that creates their year of data. Only suki.ts passes it. */
export type Demo = { accounts: readonly DemoAccount[]; cloudPeople: readonly StandInPerson[]; make: MakeDemo };

const SWEEP_EVERY_MS = 60 * 60 * 1000;

/**
 * The service that handles commands. Any number of processes may run it: expected revisions prevent conflicting writes.
 * One process prepares the first start, and one at a time runs the policies.
 */
export async function startCommandApi(
  context: ServiceContext,
  say: (line: string) => void = () => {},
  demo: Demo | null = null,
) {
  const { config, engines, clock, now, logger, metrics, accessTokens, publicTokenKeys, grants } = context;
  const { lacksSecondFactor, limit, limitBody } = context;
  const { eventLog, eventNotices, documents, privateDocuments, files, privateFiles, outbox, mail, leases } = engines;
  const tokenSecret = tokenSecretOf(config);
  const { payments, pages, sandbox } = await openPayments({
    config,
    tokenSecret,
    privateDocuments,
    formatAmount: formatPesoLong,
    now,
    logger,
  });
  const texts = await openSms({
    config,
    outbox,
    documents: privateDocuments,
    metrics: metrics.texts,
    monthOf,
    now,
    logger,
  });
  const cloudSignIn = openCloudSignIn({ config: config.cloudSignIn, people: demo?.cloudPeople ?? [], now });
  const stopping = new AbortController();
  const follower = await followOthers(config, { eventLog, signal: stopping.signal, logger });
  const api = await createCommandApi({
    eventLog,
    privateDocuments,
    files,
    privateFiles,
    mail,
    sms: texts.sms,
    receiveTextReport: texts.receive,
    accessTokens,
    grants,
    idTokens: cloudSignIn.idTokens,
    payments,
    now,
    links: { publicUrl: config.publicUrl, secret: tokenSecret },
    messageBudget: config.rateLimits ? messageBudget : undefined,
    ticketBudget: config.rateLimits ? ticketBudget : undefined,
    secureCookies: config.production,
    weakPasswordHashes: config.weakPasswordHashes,
    lacksSecondFactor,
    allowsReset: config.allowsReset,
    follower,
    onUnreadable: createParking({ documents, logger, now }),
  });
  const idempotencyStore = await createIdempotencyStore({ documents: privateDocuments, now, logger });
  await leases.once('move-papers', () =>
    moveToPrivateFiles({ eventLog, privateDocuments, files, privateFiles, logger, until: eventNotices.newerMet }),
  );
  await leases.once('first-start', () =>
    prepareFirstStart({
      config,
      api,
      eventLog,
      privateDocuments,
      outbox,
      clock,
      logger,
      sandbox,
      say,
      makeDemo: demo?.make ?? null,
    }),
  );

  await warnAboutOutdatedPasswords({ ...api, eventLog, privateDocuments }, logger);

  const policies = leases.hold('policies', runPolicies, stopping.signal);
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS, [api, idempotencyStore, texts], logger);

  async function runPolicies(whileHeld: AbortSignal): Promise<void> {
    const running = await startPolicies({
      eventLog,
      documents,
      policies: allPolicies,
      commands: api.commands,
      calendars: api.calendars,
      secretStore: api.secretStore,
      privateFiles,
      undoLinks: api.undoLinks,
      resetLinks: api.resetLinks,
      staff: api.staff,
      settings: api.settings,
      payments,
      mail,
      sms: texts.sms,
      now,
      onClockMoved: clock.onMoved,
      onClockStepped: (listener) => clock.watchSteps(({ stepMs, isBelieved }) => isBelieved && listener(stepMs)),
      logger,
    });
    await aborted(whileHeld);
    await running.stop();
  }

  return {
    handlers: api.handlers,
    verify: api.verify,
    api: [
      apiRouter(routeTable, api.handlers, {
        headers: headerNames,
        verify: api.verify,
        lacksSecondFactor,
        lacksPermission,
        requireFreshSignIn: api.requireFreshSignIn,
        logger,
        limit,
        limitBody,
        idempotencyStore,
        reached: api.reached,
        // Responses under /auth/ contain tokens, so they are not stored.
        keepsAnswer: ({ path }) => !path.startsWith('/auth/'),
        uploads: { quota: createUploadQuota(api.secretStore, now), visitorOf: api.visitorOf },
      }),
    ],
    pages: [
      tokenKeysPage(publicTokenKeys),
      ...pages,
      ...cloudSignIn.pages,
      ...(config.allowClock ? [clockPages(clock)] : []),
      ...(outbox ? [developmentPages({ outbox, demoAccounts: demoAccountsOf(config, demo) })] : []),
    ],
    async stop() {
      clearInterval(sweeping);
      stopping.abort();
      await policies;
      await idempotencyStore.stop();
    },
  };
}

/** The embedded log has no other writers. */
async function followOthers({ engines }: Config, log: Parameters<typeof followLog<EventMetadata>>[0]) {
  return engines.eventStoreUrl === null ? undefined : followLog(log);
}

function sweep(stores: readonly { sweep(): Promise<unknown> }[], logger: ServiceContext['logger']): void {
  Promise.all(stores.map((store) => store.sweep())).catch((error: unknown) =>
    logger.warn({ err: error }, 'Failed to delete expired entries; retrying at the next sweep'),
  );
}

function demoAccountsOf({ seed }: ServiceContext['config'], demo: Demo | null): readonly DemoAccount[] {
  return (seed === 'demo' && demo?.accounts) || [];
}

function monthOf(at: Date): string {
  return manilaDay(at).slice(0, '2026-11'.length);
}

async function warnAboutOutdatedPasswords(
  stores: Parameters<typeof countOutdatedPasswords>[0],
  logger: ServiceContext['logger'],
): Promise<void> {
  const accounts = await countOutdatedPasswords(stores);
  if (accounts > 0)
    logger.warn({ accounts }, 'Private data is older than the event log; affected accounts must reset their passwords');
}
