import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { noProfile } from '#contracts/worker/worker-fold.ts';
import { cities } from '#contracts/place/cities.ts';
import { withInvisible } from '#tests/harness/invisible-characters.ts';
import { demoWorkers, searchAmong } from './demo-search.ts';

/** Different spellings of a text are equal in searches and in workers' texts. */

const { find } = searchAmong(demoWorkers);

async function workerIdsFor(q: string, search: typeof find = find) {
  const { total, first } = await search(q);
  return first(total).map(({ worker }) => worker.workerId);
}

function withTexts(
  worker: WorkerDocument,
  said: { name?: string; tagline?: string; skills?: string[] },
): WorkerDocument {
  const { name = worker.name, ...profile } = said;
  return { ...worker, name, profile: { ...(worker.profile ?? noProfile), ...profile } };
}

describe('invisible characters', () => {
  it('do not change a search', async () => {
    const asked = fc.constantFrom(
      'tubero biñan',
      'aircon 1.5 hp',
      'cleaning barangay 176-A caloocan',
      'Peña',
      'a/c qc',
    );
    await fc.assert(
      fc.asyncProperty(
        asked.chain((q) => fc.tuple(fc.constant(q), withInvisible(q))),
        async ([q, other]) => {
          expect(await workerIdsFor(other)).toEqual(await workerIdsFor(q));
          expect((await find(other)).reading?.words).toEqual((await find(q)).reading?.words);
        },
      ),
    );
  });

  it('do not change workers’ texts', async () => {
    const [first, ...others] = demoWorkers;
    const said = { name: 'Crispín Peña', tagline: 'Binyag at biñan', skills: ['Karaoke 1.5hp'] };
    if (!first) throw new Error('The demo has no workers');
    await fc.assert(
      fc.asyncProperty(
        withInvisible(said.name),
        withInvisible(said.tagline),
        withInvisible('Karaoke 1.5hp'),
        async (name, tagline, skill) => {
          const changed = searchAmong([withTexts(first, { name, tagline, skills: [skill] }), ...others]);
          for (const q of ['peña', 'crispin', 'karaoke', '1.5hp', 'binyag'])
            expect(await workerIdsFor(q, changed.find)).toContain(first.workerId);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a number with its unit', () => {
  it.each([
    ['aircon 5hp', ['5hp']],
    ['cleaning barangay 178-B caloocan', ['178b']],
    ['cleaning 176-M caloocan', ['176m']],
    ['cleaning brgy 176-M, Caloocan', ['brgy', '176m']],
  ])('is reported as unmatched: %s', async (q, words) => {
    const [first, ...others] = demoWorkers;
    if (!first) throw new Error('The demo has no workers');
    const search = searchAmong([withTexts(first, { skills: ['Aircon 1.5hp', 'Barangay 178'] }), ...others]);
    expect((await search.ask(q, {}, 3)).unmatched).toEqual(words);
  });

  it('finds only workers with that number', async () => {
    const [first, second, ...others] = demoWorkers;
    if (!first || !second) throw new Error('The demo has no workers');
    const people = [withTexts(first, { skills: ['Karaoke 1.5hp'] }), withTexts(second, { skills: ['Karaoke 5hp'] })];
    const search = searchAmong([...people, ...others]);
    expect(await workerIdsFor('1.5hp', search.find)).toEqual([first.workerId]);
    expect(await workerIdsFor('1.5 HP', search.find)).toEqual([first.workerId]);
    expect(await workerIdsFor('5hp', search.find)).toEqual([second.workerId]);
    expect(await workerIdsFor('1hp', search.find)).toEqual([]);
  });

  it.each(['barangay 42-B cavite city', 'brgy 42b cavite city', 'cleaning 42-B city of cavite'])(
    'is the name of a barangay: %s',
    async (q) => expect((await find(q)).reading?.place?.name).toBe('Barangay 42-B'),
  );
});

describe('the kind of a place', () => {
  const everyWay = (city: string) => [
    `cleaning ${city} city`,
    `cleaning city of ${city}`,
    `city of ${city} cleaning`,
    `cleaning lungsod ng ${city}`,
    `cleaning dakbayan sa ${city}`,
  ];

  it('does not change the results', async () => {
    const [one = '', ...others] = everyWay('cebu');
    const found = await workerIdsFor(one);
    expect(found.length).toBeGreaterThan(0);
    for (const q of others) expect([q, await workerIdsFor(q)]).toEqual([q, found]);
  });

  it('may be written in every form, for every city', async () => {
    const names = [...new Set(cities.map(({ name }) => name.replace(/ City$/, '')))];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), async (name) => {
        const [one = '', ...others] = everyWay(name);
        const found = await workerIdsFor(one);
        for (const q of others) expect([q, await workerIdsFor(q)]).toEqual([q, found]);
      }),
      { numRuns: 40 },
    );
  });
});
