import { describe, expect, it } from 'vitest';
import { shippedText } from '#infra/service-context/shipped-text.ts';
import { demoServices } from '#demo/people/services.ts';
import { fitOfService } from '#query-api/search/fitting-services.ts';
import { read } from '#query-api/search/reading.ts';
import { vocabularyOf } from '#query-api/search/vocabulary.ts';
import { demoWorkers, searchAmong } from './demo-search.ts';

/** The interpretation of a search, beside its results. */

const { find, index } = searchAmong(demoWorkers);
const readingOf = (q: string) => read(q, vocabularyOf(index, null));

it.each([
  'toilet keeps running',
  'power keeps tripping',
  'part time maid',
  'fridge not working',
  'change light bulb',
  'cut down tree',
  'post renovation cleaning',
  'electrician tondo',
  'daming langaw',
  'magkano magpagawa ng aparador',
  'palagay ng aircon',
  'nagtatabas ng damo',
  'gaputol ang kuryente',
])('recognises “%s” as correct spelling', async (q) => {
  expect((await readingOf(q)).corrected).toBeNull();
});

describe('a place name in a search', () => {
  it.each([
    ['plumber metro manila', 'Metro Manila', 'Metro Manila'],
    ['electrician ncr', 'Metro Manila', 'Metro Manila'],
    ['plumber manila', 'Manila', 'Metro Manila'],
    ['tubero quezon city', 'Quezon City', 'Metro Manila'],
    ['plumber cebu', 'Cebu City', 'Cebu'],
    ['tubero in talisay cebu', 'Talisay', 'Cebu'],
    ['tubero sa san juan batangas', 'San Juan', 'Batangas'],
    ['electrician marikina heights', 'Marikina Heights', 'Metro Manila'],
    ['plumber sta mesa', 'Manila', 'Metro Manila'],
    ['electrician tondo', 'Manila', 'Metro Manila'],
    ['plumber cubao', 'Socorro', 'Metro Manila'],
    ['cleaning BF Homes', 'B. F. Homes', 'Metro Manila'],
    ['aircon las pinyas', 'Las Piñas', 'Metro Manila'],
    ['tubero sa pasg', 'Pasig', 'Metro Manila'],
  ])('in “%s” is %s, %s', async (q, name, province) => {
    const { place, words } = await readingOf(q);
    expect([place?.name, place?.place.province]).toEqual([name, province]);
    // The place name is not also searched as a word.
    expect(words.filter(({ ofPlace }) => !ofPlace)).toHaveLength(1);
  });
});

it.each(
  demoServices.flatMap(({ id, name }) => [
    [shippedText(name, 'fil'), id],
    [shippedText(name, 'ceb'), id],
  ]),
)('“%s” is a common name of %s', async (q, id) => {
  const reading = await readingOf(q);
  const best = demoServices.toSorted(
    (one, other) => fitOfService(other.id, reading) - fitOfService(one.id, reading),
  )[0];
  expect(fitOfService(id, reading)).toBeGreaterThan(0);
  expect(best?.id).toBe(id);
  expect(reading.corrected).toBeNull();
});

it('finds the workers of a province', async () => {
  const { total, first } = await find('plumber metro manila');
  expect(total).toBe(5);
  expect(first(total).map(({ worker }) => worker.profile?.location?.city)).not.toContain('Cebu City');
});

it.each(['jun', 'jun bautista', 'jun batista'])(
  'reads “%s” as a person, not as the beginning of junk removal',
  async (q) => {
    const reading = await readingOf(q);
    expect(demoServices.filter(({ id }) => fitOfService(id, reading) > 0)).toEqual([]);
    expect((await find(q)).total).toBe(1);
  },
);

it.each([
  ['no electricity in house', 'electrical'],
  ['bathroom tiles repair', 'handyman'],
  ['may anay ang bahay', 'pest-control'],
])('ignores filler words: “%s” finds everyone who does %s, and the service', async (q, service) => {
  const reading = await readingOf(q);
  const { total } = await find(q);
  const doing = demoWorkers.filter(({ services }) => services.some(({ serviceId }) => serviceId === service));
  expect(total).toBeGreaterThanOrEqual(doing.length);
  expect(fitOfService(service, reading)).toBeGreaterThan(0);
});

it('finds no one for words that name only unknown trades', async () => {
  for (const q of ['karaoke rental', 'replacement for karaoke']) expect((await find(q)).total).toBe(0);
});
