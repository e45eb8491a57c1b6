import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '../eventing/testing.ts';
import { createInProcessBus } from '../eventing/bus.ts';
import type { Documents } from '../eventing/documents.ts';
import { openSqliteDocuments } from '../eventing/sqlite.ts';
import { createEndedSessions, type EndedSessions } from './ended-sessions.ts';
import { keepEndedSessions } from './keep-ended-sessions.ts';
import { type SessionEnd, type SessionEndsDocument, sessionEndsSchema } from './session-ends.ts';

const TOPIC = 'changes';
const now = () => new Date('2026-11-20T02:00:00Z');
const maria = { accountId: 'maria', sessionId: 's1', era: 0 };
const logger = { warn: vi.fn<(details: unknown, message?: string) => void>() };
let bus: ReturnType<typeof createInProcessBus>;
let documents: Documents;
let remove: () => void;
let endedSessions: EndedSessions;
let keeping: { stop(): void } | undefined;

beforeEach(async () => {
  bus = createInProcessBus();
  const place = temporaryFolder();
  remove = place.remove;
  documents = await openSqliteDocuments({ file: join(place.folder, 'read-models.db') });
  await documents.ensure(sessionEndsSchema);
  endedSessions = createEndedSessions({ now });
});
afterEach(async () => {
  keeping?.stop();
  await bus.close();
  await documents.close();
  remove();
});

async function keep(reading: Pick<Documents, 'ensure' | 'find'> = documents): Promise<void> {
  keeping = await keepEndedSessions({
    endedSessions,
    announced: { topic: TOPIC, endsIn: (message) => message as SessionEnd[] },
    bus,
    documents: reading,
    now,
    logger,
    refillEveryMs: 5,
  });
}

async function stored(ends: SessionEndsDocument): Promise<void> {
  await documents.write([
    { collection: sessionEndsSchema.name, id: ends.accountId, document: ends, position: 1, ifPosition: 'none' },
  ]);
}

function announced(...ends: SessionEnd[]): Promise<void> {
  return bus.publish([{ topic: TOPIC, key: 'changes', value: ends }]);
}

it('loads earlier ends at startup', async () => {
  await stored({
    accountId: 'maria',
    era: 1,
    sessions: [{ sessionId: 's9', endedAt: '2026-11-20T01:58:00.000Z' }],
    endedAt: '2026-11-20T01:59:00.000Z',
  });
  await keep();
  expect(endedSessions.isOver(maria)).toBe(true);
  expect(endedSessions.isOver({ ...maria, era: 1 })).toBe(false);
  expect(endedSessions.isOver({ ...maria, era: 1, sessionId: 's9' })).toBe(true);
});

it('skips ends whose tokens have expired', async () => {
  await stored({ accountId: 'maria', era: 1, sessions: [], endedAt: '2026-11-20T01:30:00.000Z' });
  await keep();
  expect(endedSessions.size()).toBe(0);
});

it('receives later ends', async () => {
  await keep();
  await announced({ ...maria, era: 0 });
  await expect.poll(() => endedSessions.isOver(maria)).toBe(true);
});

it('receives ends during the first read', async () => {
  const slow: Pick<Documents, 'ensure' | 'find'> = {
    ensure: documents.ensure,
    find: async (...asked) => {
      const found = await documents.find<never>(...asked);
      await announced({ ...maria, era: 0 });
      return found;
    },
  };
  await keep(slow);
  await expect.poll(() => endedSessions.isOver(maria)).toBe(true);
});

it('reads ends that the bus lost, also after a failed read', async () => {
  let fails = 0;
  await keep({
    ensure: documents.ensure,
    find: async (...asked) => {
      if (fails > 0 && fails-- > 0) throw new Error('The store is unavailable');
      return documents.find(...asked);
    },
  });
  fails = 1;
  await stored({ accountId: 'maria', era: 1, sessions: [], endedAt: '2026-11-20T01:59:59.000Z' });
  await expect.poll(() => endedSessions.isOver(maria)).toBe(true);
  // A read in progress may deliver it as well.
  await expect.poll(() => vi.mocked(logger.warn).mock.calls.length).toBeGreaterThan(0);
});
