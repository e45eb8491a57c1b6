import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recorder } from '#projectors/read-models/testing/given-events.ts';
import { registrationsOf } from '#tests/harness/queries/test-users.ts';
import { openSuki, type Suki } from '#tests/harness/queries/query-harness.ts';

let suki: Suki;

beforeAll(async () => {
  suki = await openSuki('2026-11-18T02:00:00.000Z');
  await suki.happened(...registrationsOf(recorder()));
});
afterAll(() => suki.close());

describe('GET /search/suggestions', () => {
  it('suggests the service for a misspelled word, and its workers', async () => {
    const { spelledRight, services, workers, places } = await suki.ask('suggestSearches', { query: { q: 'plubming' } });
    expect(spelledRight).toBe('plumbing');
    expect(services[0]).toMatchObject({ id: 's1', name: 'Plumbing repair' });
    expect(workers.map(({ name, serviceName }) => [name, serviceName])).toEqual([
      ['Jun Bautista', 'Plumbing repair'],
      ['Ramil Santos', 'Plumbing repair'],
    ]);
    expect(places).toEqual([]);
  });

  it('suggests a worker by the beginning of their name', async () => {
    const { spelledRight, workers } = await suki.ask('suggestSearches', { query: { q: 'bautis' } });
    expect(spelledRight).toBeNull();
    expect(workers).toMatchObject([{ id: 'w1', name: 'Jun Bautista' }]);
  });

  it('suggests places from three letters on', async () => {
    const { places } = await suki.ask('suggestSearches', { query: { q: 'kapitol' } });
    expect(places[0]).toMatchObject({ barangay: 'Kapitolyo', city: 'Pasig' });
    expect(await suki.ask('suggestSearches', { query: { q: 'ka' } })).toMatchObject({ places: [] });
  });

  it('suggests nothing for a trade that no worker offers', async () => {
    expect(await suki.ask('suggestSearches', { query: { q: 'qqqzzz' } })).toEqual({
      spelledRight: null,
      services: [],
      workers: [],
      places: [],
    });
  });
});
