import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { EventMetadata } from '#contracts/events/envelope.ts';
import { openSqliteDocuments, openSqliteEventLog } from '#infra/eventing/sqlite.ts';
import { fillLog } from '#tests/bench/realistic-log.ts';
import {
  schemaOf,
  createProjectionEngine,
  createRebuildWorker,
  createWriteBehindWrites,
} from '#infra/eventing/projections.ts';
import { allReadModels } from '../read-models/all.ts';
import { testStart } from '#tests/harness/test-clock.ts';

it('yields the same documents with any buffer size', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'suki-write-behind-'));
  let clock = testStart;
  const eventLog = await openSqliteEventLog<EventMetadata>({ folder, now: () => clock });
  await fillLog(eventLog, {
    events: 6_000,
    setNow: (now) => {
      clock = now;
    },
  });
  const events = await eventLog.readAll({ after: 0 });

  async function filledWith(inHand: number): Promise<Record<string, unknown[]>> {
    const documents = await openSqliteDocuments({ file: join(folder, `${inHand}.db`), disposable: true });
    for (const readModel of allReadModels) await documents.ensure(schemaOf(readModel));
    const workers = allReadModels.map((readModel) => createRebuildWorker(readModel, inHand));
    const writes = createWriteBehindWrites(documents, workers);
    const project = createProjectionEngine({
      workers,
      writes,
      onThrow: (_event, _worker, error) => {
        throw error;
      },
    });
    for (let at = 0; at < events.length; at += 100) await project(events.slice(at, at + 100));
    await writes.finish();
    const found = await Promise.all(allReadModels.map(async ({ name }) => [name, await documents.find(name)]));
    await documents.close();
    return Object.fromEntries(found);
  }

  const all = await filledWith(100_000_000);
  expect(all['bookings']?.length).toBeGreaterThan(100);
  expect(await filledWith(5_000)).toEqual(all);
  await eventLog.close();
  await rm(folder, { recursive: true });
});
