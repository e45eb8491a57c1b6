import { DatabaseSync } from 'node:sqlite';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v5 as uuidV5 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EventMetadata, NewEvent } from '#contracts/events/envelope.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import { type PushBatch, CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import { createInProcessBus } from '#infra/eventing/bus.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import type { Documents } from '#infra/eventing/documents.ts';
import { EngineUnavailable } from '#infra/eventing/resilience.ts';
import { withCodec } from '#contracts/events/codec.ts';
import { createEventNotices } from '#infra/eventing/event-log.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import {
  parkedEventsSchema,
  type ParkedEvent,
  type Checkpoint,
  followCheckpoints,
  type Projector,
  type ProjectorOptions,
  startProjector,
} from '#infra/eventing/projections.ts';
import { defineReadModel } from './read-model.ts';
import { pushTopic } from './read-model.ts';

type Tally = { names: string[] };

function tallies(version = 1, mark = '') {
  return defineReadModel<Tally>({
    name: 'tallies',
    version,
    on: {
      LoginClaimed: {
        ids: ({ data }) => data.accountId,
        apply: (tally, { data }) => {
          if (data.at === 'broken') throw new Error('can’t be applied');
          return { names: [...(tally?.names ?? []), data.at + mark] };
        },
      },
      LoginReleased: { ids: ({ data }) => data.accountId, apply: () => null },
    },
    push: ({ names }, _, id) => [
      {
        namespace: 'account',
        event: 'worker:data_updated',
        to: { accounts: [id] },
        payload: { names: names.length },
      },
    ],
  });
}

/** Long enough for a busy machine; no test here measures speed. */
const PATIENT_MS = 60_000;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

let folder: string;
let eventLog: EventLog;
let documents: Documents;
let closing: AbortController;
let running: Projector[];
let appended = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'suki-projector-'));
  eventLog = await openSqliteEventLog({ folder });
  documents = await openSqliteDocuments({ file: join(folder, 'read-models.db') });
  closing = new AbortController();
  running = [];
});

afterEach(async () => {
  closing.abort();
  for (const projector of running) await projector.stop();
  await eventLog.close();
  await documents.close();
  await rm(folder, { recursive: true });
});

async function start(options: Partial<ProjectorOptions> = {}): Promise<Projector> {
  const projector = await startProjector({
    pushTopic,
    eventLog,
    documents,
    bus: createInProcessBus(),
    readModels: [tallies()],
    signal: closing.signal,
    logger: silent,
    ...options,
  });
  running.push(projector);
  return projector;
}

/** Positions times ten, as in logs that count bytes. */
function withPositionGaps(log: EventLog): ProjectorOptions['eventLog'] {
  return {
    identity: () => log.identity(),
    head: async () => 10 * (await log.head()),
    holds: async (position) => position % 10 === 0 && log.holds(position / 10),
    async *subscribe({ after, ...options }, signal) {
      if (after % 10 !== 0) throw new EngineUnavailable('event log', new Error(`There is no event at ${after}`));
      for await (const batch of log.subscribe({ ...options, after: after / 10 }, signal)) {
        yield {
          ...batch,
          position: 10 * batch.position,
          events: batch.events.map((event) => ({ ...event, position: 10 * event.position })),
        };
      }
    },
  };
}

async function claimed(accountId: string, at: string): Promise<number> {
  return append('LoginClaimed', accountId, { accountId, kind: 'email', at });
}

async function append<Type extends 'LoginClaimed' | 'LoginReleased'>(
  type: Type,
  accountId: string,
  data: DataOf<Type>,
): Promise<number> {
  const id = uuidV5(`e${appended++}`, uuidV5.URL);
  const event: NewEvent = {
    id,
    type,
    data,
    metadata: { schemaVersion: 1, actor: 'system', commandId: id, $correlationId: id, $causationId: id },
  };
  return (await eventLog.append(`login-${accountId}`, 'any', [event])).position;
}

const tallyOf = async (id: string) => (await documents.get<Tally>('tallies', id))?.document.names;

describe('the projector', () => {
  it('projects the stored events, then new ones', async () => {
    await claimed('maria', '1');
    const projector = await start();
    await projector.caughtUp;
    expect(await tallyOf('maria')).toEqual(['1']);

    const position = await claimed('maria', '2');
    expect(await projector.waitFor(position, PATIENT_MS)).toBe(true);
    expect(await tallyOf('maria')).toEqual(['1', '2']);
    expect(projector.position()).toBe(position);
  });

  it('deletes documents, including those created in the same batch', async () => {
    await claimed('maria', '1');
    await append('LoginReleased', 'maria', { accountId: 'maria' });
    const projector = await start();
    await projector.caughtUp;
    expect(await tallyOf('maria')).toBeUndefined();
    await projector.waitFor(await claimed('maria', '2'), PATIENT_MS);
    expect(await tallyOf('maria')).toEqual(['2']);
  });

  it('continues from its checkpoint', async () => {
    const first = await start();
    await first.waitFor(await claimed('maria', '1'), PATIENT_MS);
    await first.stop();
    await claimed('maria', '2');
    const second = await start();
    await second.caughtUp;
    expect(await tallyOf('maria')).toEqual(['1', '2']);
  });

  it('yields the same documents when two of them run at once', async () => {
    const both = [await start(), await start()];
    let last = 0;
    for (let n = 0; n < 50; n++) last = await claimed(n % 2 ? 'maria' : 'ramon', String(n));
    for (const projector of both) expect(await projector.waitFor(last, PATIENT_MS)).toBe(true);
    expect((await tallyOf('maria'))?.length).toBe(25);
    expect((await tallyOf('ramon'))?.length).toBe(25);
  });

  it('rebuilds a read model whose version changed, from the first event', async () => {
    const first = await start();
    await first.waitFor(await claimed('maria', '1'), PATIENT_MS);
    await first.stop();
    const second = await start({ readModels: [tallies(2, '!')] });
    await second.caughtUp;
    expect(await tallyOf('maria')).toEqual(['1!']);
  });

  it('parks an event that cannot be applied and continues', async () => {
    await claimed('maria', 'broken');
    const projector = await start();
    await projector.waitFor(await claimed('maria', '2'), PATIENT_MS);
    expect(await tallyOf('maria')).toEqual(['2']);
    const parked = await documents.find<ParkedEvent>(parkedEventsSchema.name);
    expect(parked.map(({ document }) => document)).toMatchObject([
      { readModel: 'tallies', type: 'LoginClaimed', position: 1 },
    ]);
    expect(parked[0]?.document.error).toContain('can’t be applied');
  });

  it('retries while the store is unavailable', async () => {
    let away = 3;
    const failing: Documents = {
      ...documents,
      write: (writes) => (away-- > 0 ? Promise.reject(new EngineUnavailable('documents')) : documents.write(writes)),
    };
    const projector = await start({ documents: failing });
    expect(await projector.waitFor(await claimed('maria', '1'), PATIENT_MS)).toBe(true);
    expect(await tallyOf('maria')).toEqual(['1']);
  });

  it('parks only the event that the store keeps refusing, not the rest of its batch', async () => {
    await claimed('maria', '1');
    await claimed('odd', '2');
    await claimed('ramon', '3');
    const refusing: Documents = {
      ...documents,
      write: async (writes) =>
        writes.some(({ id }) => id === 'odd') ? Promise.reject(new Error('odd document')) : documents.write(writes),
    };
    const projector = await start({ documents: refusing });
    await projector.caughtUp;
    expect(await tallyOf('maria')).toEqual(['1']);
    expect(await tallyOf('ramon')).toEqual(['3']);
    expect((await documents.find<ParkedEvent>(parkedEventsSchema.name)).map(({ document }) => document.error)).toEqual([
      expect.stringContaining('odd document'),
    ]);
  });
});

describe('pushes', () => {
  async function announced(
    work: (projector: Projector) => Promise<number>,
    options: Partial<ProjectorOptions> = {},
  ): Promise<PushBatch[]> {
    const bus = createInProcessBus();
    const seen: PushBatch[] = [];
    const projector = await start({
      ...options,
      bus: {
        publish: async (messages) => {
          for (const { topic, value } of messages) if (topic === CHANGES_TOPIC) seen.push(value as PushBatch);
        },
      },
    });
    await projector.waitFor(await work(projector), PATIENT_MS);
    await bus.close();
    return seen;
  }

  it('follow the document, in order, for new events only', async () => {
    await claimed('maria', 'old');
    const seen = await announced(async (projector) => {
      await projector.caughtUp;
      await claimed('maria', 'new');
      return claimed('ramon', 'new');
    });
    expect(
      seen.flatMap(({ announcements }) => announcements).map(({ position, payload }) => [position, payload]),
    ).toEqual([
      [2, { names: 2 }],
      [3, { names: 1 }],
    ]);
  });

  it('are sent after a restart for documents that a killed process wrote without a push', async () => {
    const before = await start();
    await before.waitFor(await claimed('maria', '1'), PATIENT_MS);
    const wedged = Promise.withResolvers<void>();
    const dying = await start({
      bus: { publish: () => wedged.promise },
      documents: {
        ...documents,
        write: (writes) => documents.write(writes.filter(({ collection }) => collection !== 'checkpoints')),
      },
    });
    await before.stop();
    await claimed('maria', '2');
    await expect.poll(() => tallyOf('maria')).toEqual(['1', '2']);
    const seen = await announced(async () => claimed('ramon', '3'));
    expect(
      seen.flatMap(({ announcements }) => announcements).map(({ position, payload }) => [position, payload]),
    ).toEqual([
      [2, { names: 2 }],
      [3, { names: 1 }],
    ]);
    wedged.resolve();
    await dying.stop();
  });

  it('wait for an unavailable bus, and for the next process after a crash, while projection continues', async () => {
    let tries = 0;
    const projector = await start({
      bus: {
        publish: async () => {
          tries++;
          throw new EngineUnavailable('bus');
        },
      },
    });
    expect(await projector.waitFor(await claimed('maria', '1'), PATIENT_MS)).toBe(true);
    expect(await projector.waitFor(await claimed('maria', '2'), PATIENT_MS)).toBe(true);
    expect(tries).toBeGreaterThan(0);
    await projector.stop();
    const seen = await announced(async () => claimed('maria', '3'));
    expect(seen.flatMap(({ announcements }) => announcements).map(({ position }) => position)).toEqual([1, 2, 3]);
  });

  describe('on a log with gaps between positions, which cannot be read from within a gap', () => {
    const refuses = {
      publish: async () => {
        throw new EngineUnavailable('bus');
      },
    };

    it('still wait for the next process', async () => {
      const log = withPositionGaps(eventLog);
      const projector = await start({ eventLog: log, bus: refuses });
      for (const at of ['1', '2'])
        expect(await projector.waitFor(10 * (await claimed('maria', at)), PATIENT_MS)).toBe(true);
      await projector.stop();
      const seen = await announced(async () => 10 * (await claimed('maria', '3')), { eventLog: log });
      expect(seen.flatMap(({ announcements }) => announcements).map(({ position }) => position)).toEqual([10, 20, 30]);
    });

    it('are skipped after a stored position within a gap, while projection continues', async () => {
      const log = withPositionGaps(eventLog);
      const projector = await start({ eventLog: log });
      expect(await projector.waitFor(10 * (await claimed('maria', '1')), PATIENT_MS)).toBe(true);
      await projector.stop();
      const [checkpoint] = await documents.find<Checkpoint>('checkpoints');
      if (!checkpoint) throw new Error('There is no checkpoint');
      const { id, document, position } = checkpoint;
      await documents.write([
        { collection: 'checkpoints', id, document: { ...document, announced: 9 }, position, ifPosition: position },
      ]);
      const seen = await announced(async () => 10 * (await claimed('maria', '2')), { eventLog: log });
      expect(seen.flatMap(({ announcements }) => announcements).map(({ position: at }) => at)).toEqual([20]);
    });
  });

  it('are not sent during a rebuild', async () => {
    for (let n = 0; n < 3; n++) await claimed('maria', String(n));
    expect(await announced(async () => 3)).toEqual([]);
  });
});

describe('progress', () => {
  it('resolves to false on a timeout', async () => {
    const projector = await start();
    expect(await projector.waitFor(99, 20)).toBe(false);
  });

  it('is visible to another process through the checkpoints', async () => {
    const projector = await start();
    const progress = await followCheckpoints({
      documents,
      log: (await eventLog.identity()).id,
      readModels: [tallies()],
      signal: closing.signal,
    });
    const position = await claimed('maria', '1');
    expect(await progress.waitFor(position, PATIENT_MS)).toBe(true);
    expect(progress.position()).toBe(projector.position());
  });
});

describe('read models with damaged documents', () => {
  const logged: object[] = [];
  const logger = { ...silent, error: (row: object) => void logged.push(row) };
  beforeEach(async () => {
    logged.length = 0;
    await claimed('ana', 'a1');
    await claimed('bea', 'b1');
    const before = await start();
    await before.caughtUp;
    await before.stop();
  });

  it('are rebuilt when a document cannot be read', async () => {
    const file = new DatabaseSync(join(folder, 'read-models.db'));
    file.exec(`UPDATE "docs:tallies" SET body = substr(body, 1, 5) WHERE id = 'ana'`);
    file.close();
    const projector = await start({ logger });
    await projector.caughtUp;
    expect([await tallyOf('ana'), await tallyOf('bea')]).toEqual([['a1'], ['b1']]);
    expect(logged).toEqual([{ readModel: 'tallies', documents: ['ana'] }]);
  });

  it('are rebuilt when a document is ahead of the log', async () => {
    const position = (await eventLog.head()) + 1;
    await documents.write([
      { collection: 'tallies', id: 'ghost', document: { names: ['g1'] }, position, ifPosition: 'none' },
    ]);
    const projector = await start({ logger });
    await projector.caughtUp;
    expect([await tallyOf('ghost'), await tallyOf('ana')]).toEqual([undefined, ['a1']]);
    expect(logged).toEqual([{ readModel: 'tallies', documents: ['ghost'] }]);
  });
});

describe('a projector on a log with foreign events', () => {
  const store = (data: unknown, over: object = {}) => {
    const id = uuidV5(`e${appended++}`, uuidV5.URL);
    const metadata = {
      schemaVersion: 1,
      actor: 'system' as const,
      commandId: id,
      $correlationId: id,
      $causationId: id,
      ...over,
    };
    return eventLog.append(`login-${id}`, 'any', [{ id, type: 'LoginClaimed', data, metadata }]);
  };
  const names = async (id: string) => (await documents.get<Tally>('tallies', id))?.document.names;

  it('parks sealed events, skips foreign ones and projects the rest', async () => {
    await claimed('ana', 'a1');
    await store({ accountId: 'ana', at: 'a2' }, { schemaVersion: 'one' });
    const { position: broken } = await store(null);
    const last = await claimed('ana', 'a3');
    const projector = await start({ eventLog: withCodec(eventLog) });
    expect(await projector.waitFor(last, PATIENT_MS)).toBe(true);
    expect(await names('ana')).toEqual(['a1', 'a3']);
    const parked = await documents.find<ParkedEvent>(parkedEventsSchema.name);
    expect(parked.map(({ document }) => document)).toMatchObject([
      { readModel: 'tallies', position: broken, error: expect.stringContaining("can't be read") },
    ]);
    const { position } = await eventLog.append('next-door', 'any', [
      { id: uuidV5('next door', uuidV5.URL), type: 'SomethingElse', data: 1, metadata: {} as EventMetadata },
    ]);
    expect(await projector.waitFor(position, PATIENT_MS)).toBe(true);
  });

  it('stops at an event of a newer version, from which a newer projector continues', async () => {
    const first = await claimed('ana', 'a1');
    await store({ accountId: 'ana', kind: 'email', at: 'a2' }, { schemaVersion: 2 });
    const last = await claimed('ana', 'a3');
    const notices = createEventNotices();
    const older = await start({ eventLog: withCodec(eventLog, { notices }) });
    await notices.newerMet;
    expect([older.position(), await names('ana'), await documents.count(parkedEventsSchema.name)]).toEqual([
      first,
      ['a1'],
      0,
    ]);
    await older.stop();
    const newer = await start({ eventLog: withCodec(eventLog, { upcasters: { LoginClaimed: [(data) => data] } }) });
    expect(await newer.waitFor(last, PATIENT_MS)).toBe(true);
    expect(await names('ana')).toEqual(['a1', 'a2', 'a3']);
  });
});
