import { expect, it } from 'vitest';
import type { RecordedEvent } from '../event-log/envelope.ts';
import { memoryDocuments } from '../testing/memory-documents.ts';
import type { AnyPolicy } from './policy.ts';
import { openTaskStore } from './task-store.ts';

const eventLog = { identity: async () => ({ id: 'log', origin: 'log' }), holds: async () => true };
const schedules = ({ data: { key } }: { data: { key: string } }) => ({
  schedule: { key, dueAt: '2026-11-20T02:00:00.000Z', data: {} },
});
/** Reminds of what is on a list, which may be thrown away; and of birthdays, which stay. */
const policies: AnyPolicy[] = [
  { name: 'list', on: { Noted: schedules }, startsAnew: ['ThrownAway'] },
  { name: 'birthdays', on: { Noted: schedules } },
];

let position = 0;
function event(type: 'Noted' | 'ThrownAway', key = ''): RecordedEvent {
  position += 1;
  const metadata = { actor: 'system', schemaVersion: 1, commandId: 'c', $correlationId: 'c', $causationId: 'c' };
  return { id: `e${position}`, type, data: { key }, stream: 's', revision: 0, position, recordedAt: '', metadata };
}

it.each([1, 2, 10])('what starts anew drops what waited, and not what came later (%i at a time)', async (atOnce) => {
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

it('a task that is being done as everything starts anew is not put back', async () => {
  const store = await openTaskStore(memoryDocuments(), eventLog);
  const noted = event('Noted', 'milk');
  await store.apply(policies, [noted], { from: 0, position: noted.position });
  const [running] = (await store.due('2026-11-20T03:00:00.000Z', 10)).filter(({ id }) => id === 'list:milk');
  const anew = event('ThrownAway');
  await store.apply(policies, [anew], { from: noted.position, position: anew.position });
  if (running) await store.replace(running, { ...running.document, failures: 1 });
  expect((await store.due('2026-11-20T03:00:00.000Z', 10)).map(({ id }) => id)).toEqual(['birthdays:milk']);
});
