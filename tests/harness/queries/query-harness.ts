import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { v5 as uuidV5 } from 'uuid';
import type { AnswerOf, QueryInput } from '#contracts/calls/call.ts';
import { type FileName, type QueryName, routeTable, type RouteTable } from '#contracts/calls/route-table.ts';
import type { NewEvent } from '#contracts/events/envelope.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { createInProcessBus } from '#infra/eventing/bus.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { withCodec } from '#contracts/events/codec.ts';
import type { Caller } from '#contracts/calls/handlers.ts';
import { jsonInPieces, type Streamed } from '#infra/http/calls/in-pieces.ts';
import { providerLimits } from '#infra/payments/provider-limits.ts';
import { policyTasksSchema } from '#infra/eventing/process-managers.ts';
import { createSignedGrants } from '#infra/sessions/signed-grants.ts';
import { openSpentGrants } from '#infra/sessions/spent-grants.ts';
import { startProjectors } from '#projectors/start.ts';
import { openMissedSearches } from '#query-api/analytics/missed-searches.ts';
import { queryHandlers } from '#query-api/app.ts';
import { createQueryContext } from '#query-api/query-context.ts';
import { askedBy } from './call-context.ts';

type Asked = Exclude<QueryName, FileName>;
type Question<Name extends Asked> = {
  params?: Record<string, string>;
  query?: QueryInput<RouteTable[Name]>;
  by?: Caller | null;
};

/** Long enough for a busy machine. */
const PATIENT_MS = 60_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** An event log, the projector over all read models and the queries, in their own folder or in the given store. */
export async function openSuki(
  startNow: string,
  openDocuments: (folder: string) => Promise<Documents> = (folder) =>
    openSqliteDocuments({ file: join(folder, 'read-models.db') }),
) {
  const folder = await mkdtemp(join(tmpdir(), 'suki-queries-'));
  let now = new Date(startNow);
  const stored = await openSqliteEventLog({ folder, now: () => now });
  const eventLog = withCodec(stored);
  const documents = await openDocuments(folder);
  await documents.ensure(policyTasksSchema);
  const stopping = new AbortController();
  const projector = await startProjectors({
    eventLog,
    documents,
    bus: createInProcessBus(),
    signal: stopping.signal,
    logger: silent,
  });
  const online = new Set<string>();
  const grants = createSignedGrants({ secret: 'a secret of the query tests, long enough', now: () => now });
  const missedSearches = await openMissedSearches({ documents, now: () => now, logger: silent });
  const queryContext = createQueryContext({
    documents,
    eventLog,
    append: (...appended) => eventLog.append(...appended),
    progress: projector,
    now: () => now,
    grants,
    spentGrants: await openSpentGrants({ documents, now: () => now }),
    isOnline: (accountId) => online.has(accountId),
    missedSearches,
    practice: false,
    texts: true,
    mapTiles: null,
    methodLimits: providerLimits.sandbox,
    cloudSignIn: null,
  });
  const handlers = queryHandlers(queryContext);
  let appends = 0;

  return {
    queryContext,
    online,
    grants,
    documents,
    setNow: (at: string) => {
      now = new Date(at);
    },

    /** Stores events that the codec would refuse, and waits for the read models. */
    async stored(stream: string, ...events: readonly NewEvent[]): Promise<void> {
      const { position } = await stored.append(stream, 'any', events);
      if (!(await projector.waitFor(position, PATIENT_MS)))
        throw new Error(`The read models did not reach position ${position}`);
    },

    /** Appends the events, each recorded at its own time, and waits for the read models. */
    async happened(...events: readonly Recorded[]): Promise<void> {
      const before = now;
      let position = 0;
      for (const { type, data, stream, metadata, recordedAt } of events) {
        now = new Date(recordedAt);
        const id = uuidV5(`append ${appends++}`, uuidV5.URL);
        ({ position } = await eventLog.append(stream, 'any', [{ id, type, data, metadata }]));
      }
      now = before;
      if (!(await projector.waitFor(position, PATIENT_MS)))
        throw new Error(`The read models did not reach position ${position}`);
    },

    /** Calls the handler like the router, and checks the response against its schema. */
    async ask<Name extends Asked>(
      name: Name,
      { params, query, by = null }: Question<Name> = {},
    ): Promise<AnswerOf<RouteTable[Name]>> {
      const call = routeTable[name];
      const input = {
        params: 'params' in call ? call.params.parse(params) : undefined,
        query: 'query' in call ? call.query.parse(query ?? {}) : undefined,
        body: undefined,
        context: askedBy(by),
      };
      // The table's row, the handler and the response share the call's name.
      const handler = handlers[name] as unknown as (asked: typeof input) => Promise<Streamed<unknown>>;
      const { data, ended } = await handler(input);
      if ('streamed' in call) return call.answer.parse(await readInPieces(data, ended)) as AnswerOf<RouteTable[Name]>;
      const read = call.answer.parse(data) as AnswerOf<RouteTable[Name]>;
      // A field missing from the schema would be missing from the OpenAPI document, too.
      if (!isDeepStrictEqual(asSent(data), asSent(read)))
        throw new Error(`${name} returns fields that its response schema lacks: ${JSON.stringify(data)}`);
      return read;
    },

    async close(): Promise<void> {
      stopping.abort();
      await missedSearches.stop();
      await projector.stop();
      await eventLog.close();
      await documents.close();
      await rm(folder, { recursive: true });
    },
  };
}

export type Suki = Awaited<ReturnType<typeof openSuki>>;

async function readInPieces(data: unknown, ended: Streamed<unknown>['ended']): Promise<unknown> {
  let text = '';
  for await (const piece of jsonInPieces(data)) text += piece;
  await ended?.(true);
  return JSON.parse(text);
}

function asSent(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data));
}
