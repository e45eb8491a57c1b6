import { expect, it } from 'vitest';
import type { RecordedEvent } from '../event-log/envelope.ts';
import type { Documents } from '../documents/port.ts';
import { memoryDocuments } from '../testing/memory-documents.ts';
import { policyTasksSchema, type PolicyTask } from './policy-tasks.ts';
import type { AnyPolicy } from './policy.ts';
import { openTaskStore } from './task-store.ts';

const eventLog = { identity: async () => ({ id: 'log', origin: 'log' }), holds: async () => true };
const schedules = ({ data: { key } }: { data: { key: string } }) => ({
  schedule: { key, dueAt: '2026-11-20T02:00:00.000Z', data: {} },
});
/** One policy reminds of list entries and is reset with the list; the other reminds of birthdays and is not. */
const policies: AnyPolicy[] = [
  { name: 'list', on: { Noted: schedules }, resetOn: ['ThrownAway'] },
  { name: 'birthdays', on: { Noted: schedules } },
];

let position = 0;
function event(type: 'Noted' | 'ThrownAway', key = ''): RecordedEvent {
  position += 1;
  const metadata = { actor: 'system', schemaVersion: 1, commandId: 'c', $correlationId: 'c', $causationId: 'c' };
  return { id: `e${position}`, type, data: { key }, stream: 's', revision: 0, position, recordedAt: '', metadata };
}

it.each([1, 2, 10])('drops waiting tasks at a reset event, but not later ones (%i at a time)', async (atOnce) => {
  const store = await openTaskStore(memoryDocuments(), eventLog);
  const events = [event('Noted', 'milk'), event('Noted', 'bread'), event('ThrownAway'), event('Noted', 'bread')];
  for (let n = 0; n < events.length; n += atOnce) {
    const batch = events.slice(n, n + atOnce);
    const from = await store.checkpoint();
    await store.apply(policies, batch, { from, position: batch.at(-1)?.position ?? 0 });
  }
  const waiting = await store.due('2026-11-20T03:00:00.000Z', 10);
  expect(waiting.map(({ id }) => id).toSorted()).toEqual(['birthdays:bread', 'birthdays:milk', 'list:bread']);
  expect(waiting.find(({ id }) => id === 'list:bread')?.document.eventId).toBe(events[3]?.id);
});

it('does not restore a task that was running at a reset', async () => {
  const store = await openTaskStore(memoryDocuments(), eventLog);
  const noted = event('Noted', 'milk');
  await store.apply(policies, [noted], { from: 0, position: noted.position });
  const [running] = (await store.due('2026-11-20T03:00:00.000Z', 10)).filter(({ id }) => id === 'list:milk');
  const anew = event('ThrownAway');
  await store.apply(policies, [anew], { from: noted.position, position: anew.position });
  if (running) await store.replace(running, { ...running.document, failures: 1 });
  expect((await store.due('2026-11-20T03:00:00.000Z', 10)).map(({ id }) => id)).toEqual(['birthdays:milk']);
});

const due = '2026-11-20T02:00:00.000Z';
const later = '2026-12-24T00:00:00.000Z';
const farFuture = '2027-01-01T00:00:00.000Z';
/** A job has a timer that moves and ends with it. Some timers are woken with their group. */
const jobs: AnyPolicy[] = [
  {
    name: 'job',
    on: {
      Agreed: ({ data: { dueAt } }: { data: { dueAt: string } }) => ({
        schedule: { key: 'j', dueAt, data: {}, group: 'g' },
      }),
      Over: () => ({ cancel: 'j' }),
    },
    wakes: { Woken: () => 'g' },
  },
];

const jobEvent = (type: string, dueAt = due): RecordedEvent => ({ ...event('Noted'), type, data: { dueAt } });

/** A store with a job whose timer is due. `meanwhile` runs once, after the tasks of the next batch were read. */
async function withDueJob() {
  const documents = memoryDocuments();
  let meanwhile: (() => Promise<void>) | null = null;
  let read = 0;
  const racing: Documents = {
    ...documents,
    async getMany<D>(collection: string, ids: readonly string[]) {
      const found = await documents.getMany<D>(collection, ids);
      const happens = meanwhile;
      meanwhile = null;
      await happens?.();
      return found;
    },
  };
  const store = await openTaskStore(racing, eventLog);
  const apply = async (...events: RecordedEvent[]) => {
    const from = read;
    read = events.at(-1)?.position ?? from;
    await store.apply(jobs, events, { from, position: read, now: new Date(due) });
  };
  await apply(jobEvent('Agreed'));
  const [running] = await store.due(due, 10);
  if (!running) throw new Error('Nothing is due');
  const timers = async () => (await store.due(farFuture, 10)).map(({ document }) => document.dueAt);
  const whileReading = (happens: () => Promise<void>) => {
    meanwhile = happens;
  };
  return { store, documents, apply, running, timers, whileReading };
}

it('stores a timer set while the former one of its key just ran', async () => {
  const { store, apply, running, timers, whileReading } = await withDueJob();
  whileReading(() => store.done(running));
  await apply(jobEvent('Agreed', later));
  expect(await timers()).toEqual([later]);
});

it('keeps a timer set while the former one is being rescheduled', async () => {
  const { store, apply, running, timers, whileReading } = await withDueJob();
  whileReading(() => store.replace(running, { ...running.document, dueAt: farFuture }));
  await apply(jobEvent('Agreed', later));
  expect(await timers()).toEqual([later]);
});

it('drops a timer cancelled while it is being rescheduled', async () => {
  const { store, apply, running, timers, whileReading } = await withDueJob();
  whileReading(() => store.replace(running, { ...running.document, dueAt: farFuture }));
  await apply(jobEvent('Over'));
  expect(await timers()).toEqual([]);
});

it('does not overwrite newer changes of another process', async () => {
  const { store, documents, apply, running, whileReading } = await withDueJob();
  whileReading(async () => {
    const other = await openTaskStore(documents, eventLog);
    const [over, agreed] = [jobEvent('Over'), jobEvent('Agreed', later)];
    const from = await other.checkpoint();
    await other.apply(jobs, [over, agreed], { from, position: agreed.position });
  });
  await expect(apply(jobEvent('Agreed', farFuture))).rejects.toThrow('Another process');
  expect(await store.isStill(running)).toBe(false);
  expect((await store.due(farFuture, 10)).map(({ document }) => document.dueAt)).toEqual([later]);
});

it('advances the checkpoint only after every task is stored', async () => {
  const { store, documents, apply } = await withDueJob();
  const before = await store.checkpoint();
  const dying = await openTaskStore(
    {
      ...documents,
      async write(writes) {
        if (writes.some(({ collection }) => collection !== policyTasksSchema.name)) throw new Error('killed');
        return documents.write(writes);
      },
    },
    eventLog,
  );
  const moved = jobEvent('Agreed', later);
  await expect(dying.apply(jobs, [moved], { from: before, position: moved.position })).rejects.toThrow('killed');
  expect(await store.checkpoint()).toBe(before);
  await apply(moved);
  expect((await store.due(farFuture, 10)).map(({ document }) => document.dueAt)).toEqual([later]);
});

it('treats a cancelled and recreated task as a new one, any number of times', async () => {
  const { store, apply, running, timers } = await withDueJob();
  for (let n = 0; n < 5; n++) {
    await apply(jobEvent('Over'));
    await apply(jobEvent('Agreed', later));
    expect(await store.isStill(running)).toBe(false);
    await store.done(running);
    await store.replace(running, { ...running.document, dueAt: farFuture });
    expect(await timers()).toEqual([later]);
  }
});

it('checks a running task once more after a wake-up, under its own id', async () => {
  const { store, apply, running } = await withDueJob();
  await apply(jobEvent('Woken'));
  await store.replace(running, { ...running.document, dueAt: later, looks: 1 });
  expect((await store.due(due, 10)).map(({ document: { dueAt, looks } }) => ({ dueAt, looks }))).toEqual([
    { dueAt: due, looks: 1 },
  ]);
});

it('keeps a timer awake when one batch moves and wakes it', async () => {
  const { documents, apply } = await withDueJob();
  await apply(jobEvent('Agreed', later), jobEvent('Woken'));
  const [task] = await documents.find<PolicyTask>(policyTasksSchema.name);
  expect(task?.document.dueAt).toBe(due);
});
