import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';

type Change = NonNullable<BodyInput<RouteTable['changeService']>>;
type Arranged = BodyInput<RouteTable['arrangeSubcategories']>;
type Package = NonNullable<Change['packages']>[number];

type Names = { en: string; fil: string; ceb: string };

function packageOf(id: string, { en, ...names }: Names, pesos: number, minutes: number, includes: string[]): Package {
  return { id, name: en, names, price: pesos * 100, durationMinutes: minutes, includes };
}

/** Subdivisions of the demo's categories. */
export const demoSubcategories: Readonly<Record<string, NonNullable<Arranged['subcategories']>>> = {
  'appliance-repair': [
    { id: 'aircon', name: 'Aircon', names: { fil: 'Aircon', ceb: 'Aircon' } },
    {
      id: 'kitchen-and-laundry',
      name: 'Kitchen and laundry',
      names: { fil: 'Kusina at labada', ceb: 'Kusina ug labada' },
    },
  ],
};

/** Fixed-price packages of the demo's catalogue, by service id. */
export const demoCatalogue: Readonly<Record<string, Change>> = {
  'appliance-repair': { subcategory: 'kitchen-and-laundry' },
  'aircon-cleaning': {
    subcategory: 'aircon',
    packages: [
      packageOf('one-unit', { en: '1 unit', fil: '1 unit', ceb: '1 ka unit' }, 800, 75, ['Filter, coil and drain']),
      packageOf('two-units', { en: '2 units', fil: '2 unit', ceb: '2 ka unit' }, 1400, 150, [
        'Filter, coil and drain',
        'Both on one day',
      ]),
      packageOf('three-units', { en: '3 units', fil: '3 unit', ceb: '3 ka unit' }, 2000, 210, [
        'Filter, coil and drain',
        'Freon check',
      ]),
    ],
  },
  'deep-cleaning': {
    packages: [
      packageOf(
        'studio',
        { en: 'Studio or 1 bedroom', fil: 'Studio o 1 kuwarto', ceb: 'Studio o 1 ka kuwarto' },
        1400,
        240,
        ['Materials'],
      ),
      packageOf('two-bedrooms', { en: '2 bedrooms', fil: '2 kuwarto', ceb: '2 ka kuwarto' }, 2200, 360, [
        'Materials',
        'Windows inside',
      ]),
    ],
  },
  'tv-mounting': {
    packages: [
      packageOf(
        'bracket',
        { en: 'With a fixed bracket', fil: 'May kasamang bracket', ceb: 'Naay apil nga bracket' },
        1250,
        90,
        ['Bracket to 55 inches'],
      ),
    ],
  },
};
