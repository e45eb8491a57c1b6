import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueEvent, ServiceFacts, ServicePackage } from '#contracts/events/catalogue.ts';
import { Id } from '#contracts/fields.ts';
import { refuse } from '#contracts/refusal.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { givenEventsOf } from '#infra/eventing/given-when-then.ts';
import type { CatalogueCommand } from './commands.ts';
import { serviceDecider } from './decider.ts';
import { serviceSlug } from './service-id.ts';

const { maximumAmount } = defaultSettings;
const serviceId = 'kitchen-tap-repair';
const facts = {
  name: 'Kitchen tap repair',
  title: 'Fix a dripping tap',
  category: 'plumbing',
  icon: 'droplets',
  description: '',
  basePriceCentavos: 650_00,
  durationMinutes: 60,
  urgent: true,
};
const added: CatalogueEvent = { type: 'ServiceAdded', data: { serviceId, ...facts } };
const deactivated: CatalogueEvent = { type: 'ServiceDeactivated', data: { serviceId } };

const given = givenEventsOf(serviceDecider);
const add = (changes: Partial<ServiceFacts> = {}): CatalogueCommand => ({
  type: 'AddService',
  data: { serviceId, facts: { ...facts, ...changes }, maximumAmount },
});
const change = (changes: Partial<ServiceFacts>, isActive?: boolean): CatalogueCommand => ({
  type: 'ChangeService',
  data: { changes, isActive, maximumAmount },
});

describe('adding a service', () => {
  it('adds it to the catalogue, active immediately', () => {
    given([]).when(add()).then([added]);
    expect(given([added]).state).toMatchObject({ ...facts, isActive: true });
  });

  it('changes nothing the second time', () => {
    given([added]).when(add()).then([]);
  });

  it('is refused when another service has its id', () => {
    given([added])
      .when(add({ basePriceCentavos: 1 }))
      .then(refuse('conflict'));
  });

  it('is refused above the platform’s limit', () => {
    given([])
      .when(add({ basePriceCentavos: maximumAmount + 1 }))
      .thenLike({ refused: 'amount_too_high' });
  });
});

describe('changing a service', () => {
  it('records all resulting values and the former values of the changed ones', () => {
    given([added])
      .when(change({ basePriceCentavos: 700_00 }))
      .then([
        {
          type: 'ServiceChanged',
          data: {
            serviceId,
            ...facts,
            basePriceCentavos: 700_00,
            before: { basePriceCentavos: facts.basePriceCentavos },
          },
        },
      ]);
  });

  it('reads older and current events', () => {
    const old: CatalogueEvent = { type: 'ServiceChanged', data: { serviceId, ...facts, basePriceCentavos: 700_00 } };
    for (const event of [old, { ...old, data: { ...old.data, before: { basePriceCentavos: 1 } } }])
      expect(given([added, event]).state).toMatchObject({ ...facts, basePriceCentavos: 700_00 });
    given([added, old])
      .when(change({ basePriceCentavos: 700_00 }))
      .then([]);
  });

  it('stores nothing for equal values', () => {
    given([added])
      .when(change({ ...facts }, true))
      .then([]);
  });

  it('removes it from the catalogue and restores it, each once', () => {
    given([added]).when(change({}, false)).then([deactivated]);
    given([added, deactivated]).when(change({}, false)).then([]);
    given([added, deactivated])
      .when(change({}, true))
      .then([{ type: 'ServiceActivated', data: { serviceId } }]);
  });

  it('keeps an inactive service inactive while its price changes', () => {
    const { decision, state } = given([added, deactivated]).when(change({ basePriceCentavos: 1_00 }));
    expect(decision).toHaveLength(1);
    expect(state).toMatchObject({ isActive: false, basePriceCentavos: 1_00 });
  });

  it('refuses to overwrite another admin’s change of a package', () => {
    const two = { id: 'two', name: '2 taps', names: {}, priceCentavos: 1_200_00, durationMinutes: 90, includes: [] };
    const [one, other] = [
      { ...two, isActive: true },
      { ...two, id: 'three', name: '3 taps', isActive: true },
    ];
    const known: CatalogueEvent = { type: 'ServiceAdded', data: { serviceId, ...facts, packages: [one] } };
    const seeing = (packagesBefore: ServicePackage[], packages?: ServicePackage[]): CatalogueCommand => ({
      type: 'ChangeService',
      data: { changes: { ...(packages && { packages }) }, packagesBefore, maximumAmount },
    });
    given([known])
      .when(seeing([], [other]))
      .then(refuse('stale'));
    given([known])
      .when(seeing([], [one]))
      .then([]);
    expect(given([known]).when(seeing([one], [one, other])).state).toMatchObject({ packages: [one, other] });
    expect(given([added]).when(seeing([], [other])).state).toMatchObject({ packages: [other] });
  });

  it('requires an existing service', () => {
    given([])
      .when(change({ name: 'Other' }))
      .then(refuse('not_found'));
  });
});

describe('the id of a service', () => {
  it('is readable', () => {
    expect(serviceSlug('Kitchen tap repair')).toBe('kitchen-tap-repair');
    expect(serviceSlug('  Señor’s TV & wall-mounting! ')).toBe('senor-s-tv-wall-mounting');
  });

  it('is valid for any name', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => Id.safeParse(serviceSlug(name)).success));
  });
});

describe('a subcategory', () => {
  const inTaps: CatalogueEvent = { type: 'ServiceAdded', data: { serviceId, ...facts, subcategory: 'taps' } };

  it('is removed from a service that moves to another category', () => {
    expect(given([inTaps]).when(change({ category: 'handyman' })).state).toMatchObject({ subcategory: null });
    expect(given([inTaps]).when(change({ category: 'handyman', subcategory: 'doors' })).state).toMatchObject({
      subcategory: 'doors',
    });
    expect(given([inTaps]).when(change({ name: 'Tap repair' })).state).toMatchObject({ subcategory: 'taps' });
  });
});
