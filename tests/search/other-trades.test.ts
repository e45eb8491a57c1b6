import { describe, expect, it } from 'vitest';
import { createSearchIndex } from '#query-api/search/search-index.ts';
import { fitOfService } from '#query-api/search/fitting-services.ts';
import { read } from '#query-api/search/reading.ts';
import { vocabularyOf } from '#query-api/search/vocabulary.ts';
import { demoServices } from '#demo/people/services.ts';
import { demoWorkers, searchAmong } from './demo-search.ts';

/** A trade without workers is reported as such, and an offered trade is found under each of its names. */

const { find } = searchAmong(demoWorkers);

it.each([
  ['laundry', 'cleaning'],
  ['landry', 'cleaning'],
  ['labada', 'cleaning'],
  ['labandera sa Pasig', 'cleaning'],
  ['welder', 'handyman'],
  // Not weeding.
  ['welding', 'handyman'],
  ['hinang', 'handyman'],
  ['welder sa Pasig', 'handyman'],
  ['solar', 'electrical'],
  ['babysitter', null],
  ['yaya near me', null],
  ['driver', null],
  // Not a dryer.
  ['drayber', null],
  ['drivers', null],
  ['hilot', null],
  ['massage at home', null],
  ['masahe', null],
  ['elderly care', null],
  ['car wash', null],
  ['kusinera', null],
  ['taga laba', 'cleaning'],
  ['taga bantay ng bata', null],
  // Neither an aircon cleaner nor a roofer.
  ['car aircon repair', null],
  ['dog groomer', null],
  ['nail salon', null],
])('treats “%s” as a trade that no worker offers, and suggests %s', async (query, nearest) => {
  const { total, reading } = await find(query);
  expect([total, reading?.otherTrade?.nearest, reading?.corrected]).toEqual([0, nearest, null]);
  expect(demoServices.filter(({ id }) => reading && fitOfService(id, reading) > 0)).toEqual([]);
});

it.each([
  ['locksmith', 'handyman'],
  ['roofer', 'handyman'],
  ['latero', 'handyman'],
  ['janitor', 'deep-cleaning'],
  ['junk removal', 'moving'],
  ['driver for moving', 'moving'],
  ['pool cleaning', 'deep-cleaning'],
  ['cooktop', 'appliance-repair'],
  ['carpenter', 'carpentry'],
])('finds “%s”: %s', async (query, service) => {
  const { first } = await find(query);
  expect(first(1)[0]?.worker.services.map(({ serviceId }) => serviceId)).toContain(service);
});

it('ranks a worker’s own skills above the trade table', async () => {
  const [first, ...others] = demoWorkers;
  if (!first?.profile) throw new Error('no worker');
  const welder = { ...first, profile: { ...first.profile, skills: ['Welding'] } };
  const found = await searchAmong([welder, ...others]).find('welding');
  expect(found.first(1)[0]?.worker.workerId).toBe(welder.workerId);
});

describe('the names of a subcategory', () => {
  const category = 'appliance-repair';
  const subcategory = (name: string, isActive = true) => ({
    id: category,
    subcategories: [{ id: 'cold', name, names: { fil: 'Palamigan' }, isActive }],
    changed: 1,
  });
  const { services, workers } = createSearchIndex();
  const [service] = demoServices.filter((one) => one.category === category);
  if (!service) throw new Error('no service');
  const { id, basePrice, ...facts } = service;
  const known = {
    ...facts,
    serviceId: id,
    basePriceCentavos: basePrice,
    isActive: true,
    subcategory: 'cold',
    changed: 1,
  };
  services.changed(id, known);

  const fits = async (q: string) => fitOfService(id, await read(q, vocabularyOf({ services, workers }, null))) > 0;

  it('find its services in any language, in either order of the events', async () => {
    expect(await fits('palamigan')).toBe(false);
    services.followCategories.changed(category, subcategory('Coolbox'));
    expect([await fits('coolbox'), await fits('palamigan')]).toEqual([true, true]);
    services.changed(id, known);
    expect(await fits('coolbox')).toBe(true);
  });

  it('find nothing after it is renamed, hidden or deleted', async () => {
    services.followCategories.changed(category, subcategory('Cabinets of ice'));
    expect([await fits('coolbox'), await fits('palamigan')]).toEqual([false, true]);
    services.followCategories.changed(category, subcategory('Coolbox', false));
    expect([await fits('coolbox'), await fits('palamigan')]).toEqual([false, false]);
    services.followCategories.changed(category, subcategory('Coolbox'));
    services.followCategories.emptied();
    expect(await fits('coolbox')).toBe(false);
  });
});
