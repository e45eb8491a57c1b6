import { afterAll, beforeAll, expect, it } from 'vitest';
import { streams } from '#contracts/events/streams.ts';
import type { FormField } from '#contracts/form/form-field.ts';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';
import { carla, registrationsOf, jun } from '#tests/harness/queries/test-users.ts';

const rooms: FormField = { id: 'rooms', type: 'number', label: { en: 'Rooms' }, required: false };
const pets: FormField = { id: 'pets', type: 'yes_no', label: { en: 'Pets?' }, required: true };
const category = 'plumbing';
const stream = streams.form(category);
const ofJun = streams.workerform('w1');

let suki: Suki;
const happened = recorder();
const by = { accountId: carla.accountId, role: 'admin' as const };
const published = (version: number, fields: FormField[]) => ({
  category,
  version,
  fields,
  publishedAt: `2026-11-1${version}T02:00:00.000Z`,
});

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  await suki.happened(
    ...registrationsOf(happened),
    happened('BookingFormPublished', published(1, [rooms]), { stream, actor: by }),
    happened('BookingFormPublished', published(2, [rooms, pets]), { stream }),
    happened(
      'WorkerFormPublished',
      { workerId: 'w1', version: 1, fields: [pets], publishedAt: '2026-11-12T02:00:00.000Z' },
      { stream: ofJun },
    ),
  );
});
afterAll(() => suki.close());

it('returns the current questions or those of one version', async () => {
  const read = (version?: string) =>
    suki.ask('readForm', { params: { category }, query: version === undefined ? {} : { version } });
  expect(await read()).toEqual({ version: 2, fields: [rooms, pets] });
  expect(await read('2')).toEqual({ version: 2, fields: [rooms, pets] });
  expect(await read('1')).toEqual({ version: 1, fields: [rooms] });
  expect(await read('0')).toEqual({ version: 0, fields: [] });
  await expect(read('3')).rejects.toMatchObject({ code: 'not_found' });
  const own = { params: { id: 'w1' } };
  expect(await suki.ask('readWorkerForm', own)).toEqual({ version: 1, fields: [pets] });
  await expect(suki.ask('readWorkerForm', { ...own, query: { version: '2' } })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('shows the editor each version with time and publisher', async () => {
  const { versions } = await suki.ask('readFormEditor', { params: { category }, by: carla });
  expect(versions).toEqual([
    { version: 2, fields: [rooms, pets], publishedAt: '2026-11-12T02:00:00.000Z', publishedBy: null },
    { version: 1, fields: [rooms], publishedAt: '2026-11-11T02:00:00.000Z', publishedBy: 'Carla Lim' },
  ]);
  const own = await suki.ask('readOwnForm', { by: jun });
  expect(own.versions).toEqual([{ version: 1, fields: [pets], publishedAt: '2026-11-12T02:00:00.000Z' }]);
});
