import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CatalogueEvent } from '#contracts/events/catalogue.ts';
import { Id } from '#contracts/fields.ts';
import { refuse } from '#contracts/refusal.ts';
import { addService, changeService, serviceDecider, type ServiceState } from './decider.ts';
import { serviceSlug } from './service-id.ts';

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

function given(...events: CatalogueEvent[]): ServiceState {
  return events.reduce(serviceDecider.evolve, serviceDecider.initialState);
}

describe('adding a service', () => {
  it('puts it into the catalogue, active at once', () => {
    expect(addService({ serviceId, facts }, given())).toEqual([added]);
    expect(given(added)).toMatchObject({ facts, isActive: true });
  });

  it('changes nothing the second time', () => {
    expect(addService({ serviceId, facts }, given(added))).toEqual([]);
  });

  it('is refused when another service has its id', () => {
    expect(addService({ serviceId, facts: { ...facts, basePriceCentavos: 1 } }, given(added))).toEqual(
      refuse('conflict'),
    );
  });
});

describe('changing a service', () => {
  it('says everything as it is now, and what it changed as it was', () => {
    expect(changeService({ changes: { basePriceCentavos: 700_00 } }, given(added))).toEqual([
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

  it('goes on from what an event from before said, and from what it says now', () => {
    const old: CatalogueEvent = { type: 'ServiceChanged', data: { serviceId, ...facts, basePriceCentavos: 700_00 } };
    for (const event of [old, { ...old, data: { ...old.data, before: { basePriceCentavos: 1 } } }])
      expect(given(added, event)).toMatchObject({ facts: { ...facts, basePriceCentavos: 700_00 } });
    expect(changeService({ changes: { basePriceCentavos: 700_00 } }, given(added, old))).toEqual([]);
  });

  it('says nothing when nothing is different', () => {
    expect(changeService({ changes: { ...facts }, isActive: true }, given(added))).toEqual([]);
  });

  it('takes it out of the catalogue and back, each once', () => {
    expect(changeService({ changes: {}, isActive: false }, given(added))).toEqual([deactivated]);
    expect(changeService({ changes: {}, isActive: false }, given(added, deactivated))).toEqual([]);
    expect(changeService({ changes: {}, isActive: true }, given(added, deactivated))).toEqual([
      { type: 'ServiceActivated', data: { serviceId } },
    ]);
  });

  it('keeps an inactive service inactive while its price changes', () => {
    const decision = changeService({ changes: { basePriceCentavos: 1_00 } }, given(added, deactivated));
    expect(decision).toHaveLength(1);
    expect(given(added, deactivated, ...(decision as CatalogueEvent[]))).toMatchObject({
      isActive: false,
      facts: { basePriceCentavos: 1_00 },
    });
  });

  it('needs the service to exist', () => {
    expect(changeService({ changes: { name: 'Other' } }, given())).toEqual(refuse('not_found'));
  });
});

describe('the id of a service', () => {
  it('can be read', () => {
    expect(serviceSlug('Kitchen tap repair')).toBe('kitchen-tap-repair');
    expect(serviceSlug('  Señor’s TV & wall-mounting! ')).toBe('senor-s-tv-wall-mounting');
  });

  it('is an id whatever the name', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (name) => Id.safeParse(serviceSlug(name)).success));
  });
});
