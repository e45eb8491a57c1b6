import { isPractice } from '#infra/service/config.ts';
import type { ServiceContext } from '#infra/service-context/service-context.ts';
import { lacksPermission } from '#contracts/account/staff-permissions.ts';
import { routeTable } from '#contracts/calls/route-table.ts';
import { CALENDAR_PATH } from '#contracts/calls/calendar.ts';
import { headerNames } from '#contracts/headers.ts';
import { calendarPage } from '#infra/http/pages/calendar-page.ts';
import { apiDocs } from '#infra/http/pages/api-docs.ts';
import { openApiDocument } from '#infra/http/pages/openapi.ts';
import { authorizeCaller } from '#infra/http/routing/authorize-caller.ts';
import { apiRouter } from '#infra/http/routing/api-router.ts';
import { READ_PRIVATE_FILE } from '#infra/files/private-files.ts';
import { documentRoute } from '#infra/http/uploads/document-route.ts';
import { fileRoute } from '#infra/http/uploads/file-route.ts';
import { openSpentGrants } from '#infra/sessions/spent-grants.ts';
import { providerLimits } from '#infra/payments/provider-limits.ts';
import { policyTasksSchema } from '#infra/eventing/process-managers.ts';
import type { Progress } from '#infra/eventing/projections.ts';
import { apiDescription } from './api-description.ts';
import { openMissedSearches } from './analytics/missed-searches.ts';
import { queryHandlers } from './app.ts';
import { calendarFeed } from './calendar/calendar-feed.ts';
import { pictureSight } from './platform/picture-sight.ts';
import { createQueryContext } from './query-context.ts';
import { placeNames } from './search/place-finder.ts';
import { subscribeToPresence } from './account/presence-subscription.ts';

const PLACES_AFTER_MS = 2000;

/**
 * The service for reads from read models, which include everything up to `progress`. Any number of processes may run
 * it.
 */
export async function startQueryApi(
  { config, engines, now, logger, accessTokens, grants, lacksSecondFactor, limit, limitBody }: ServiceContext,
  progress: Progress,
) {
  const { documents, privateDocuments, eventLog, files, privateFiles, bus } = engines;
  const people = await subscribeToPresence({ bus, now, logger });
  // The policies' process maintains this collection, and may not have started yet.
  await documents.ensure(policyTasksSchema);
  const missedSearches = await openMissedSearches({ documents: privateDocuments, now, logger });
  const queryContext = createQueryContext({
    documents,
    eventLog,
    append: (...appended) => eventLog.append(...appended),
    now,
    progress,
    grants,
    spentGrants: await openSpentGrants({ documents: privateDocuments, now }),
    isOnline: people.isOnline,
    missedSearches,
    practice: isPractice(config),
    texts: config.sms.provider !== 'off',
    mapTiles: config.mapTiles,
    methodLimits: providerLimits[config.payments.provider],
    cloudSignIn: config.cloudSignIn,
    allowsReset: config.allowsReset,
    onReplicaTrouble: (err, where) =>
      logger.error({ err, ...where }, 'Document not indexed for search; search results lack it'),
  });
  // Loading takes 0.7 s, so it waits until the first requests are answered. An earlier search loads the places itself.
  setTimeout(() => {
    placeNames().catch((error: unknown) =>
      logger.warn({ err: error }, 'Failed to load place names; the next search retries'),
    );
  }, PLACES_AFTER_MS).unref();
  const queries = queryHandlers(queryContext);
  const verify = (token: string) => accessTokens.verify(token);
  /** Without a required second factor, viewers of pictures count as anonymous, as on public endpoints. */
  const verifyViewer = async (token: string) =>
    authorizeCaller(routeTable.readFile, await verify(token), { lacksSecondFactor });
  const isGranted = async (grant: string, subject: string) =>
    (await grants.verify(grant, { purpose: READ_PRIVATE_FILE, subject })) !== null;
  return {
    // API calls first: most requests are reads.
    api: [
      apiRouter(routeTable, queries, {
        headers: headerNames,
        verify,
        lacksSecondFactor,
        lacksPermission,
        logger,
        limit,
        limitBody,
        progress,
      }),
      fileRoute({
        files,
        verify: verifyViewer,
        sightOf: pictureSight(queryContext),
        limit: limit(routeTable.readFile),
      }),
      calendarPage({
        path: `/api${CALENDAR_PATH.replace('{address}', ':address')}`,
        calendarOf: calendarFeed({ documents, publicUrl: config.publicUrl, now }),
        limit: limit(routeTable.readCalendarFeed),
      }),
      documentRoute({ privateFiles, isGranted, limit: limit(routeTable.readDocument) }),
      ...(config.production ? [] : [apiDocs(openApiDocument(apiDescription))]),
    ],
    checks: {
      projectors: async () => ((await progress.waitFor(await eventLog.head(), CATCHING_UP_MS)) ? null : 'catching up'),
    },
    stop: async () => {
      people.stop();
      await missedSearches.stop();
    },
  };
}

/**
 * Under load read models always lag slightly: the service is ready when they reach, within this time, the log's end as
 * of the check.
 */
const CATCHING_UP_MS = 2000;
