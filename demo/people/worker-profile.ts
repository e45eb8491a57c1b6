import type { BodyInput } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import type { DemoWorker } from './people.ts';
import { finishedWork } from './finished-work.ts';
import { type Random, randomOf } from '../random.ts';

type Profile = BodyInput<RouteTable['changeOwnProfile']>;

const skills: Record<string, readonly string[]> = {
  'deep-cleaning': ['Kitchens', 'Bathrooms', 'Windows', 'After construction', 'Sofa and mattress'],
  handyman: ['Shelves', 'Locks', 'Painting touch-ups', 'Curtain rods', 'Tiles'],
  plumbing: ['Leak detection', 'Drains', 'Toilets', 'Water heaters', 'Pumps', 'TESDA NC II, Plumbing'],
  electrical: ['Breakers', 'Lights and fans', 'Outlets', 'Rewiring', 'TESDA NC II, Electrical installation'],
  'appliance-repair': ['Washing machines', 'Refrigerators', 'Ovens', 'Water heaters'],
  'aircon-cleaning': ['Split type', 'Window type', 'Inverter', 'Freon check'],
  carpentry: ['Doors', 'Cabinets', 'Furniture repair', 'Wood finishing'],
  'pest-control': ['Termites', 'Ants and roaches', 'Mosquitoes', 'Child-safe treatment'],
  'furniture-assembly': ['Beds', 'Cabinets', 'Desks', 'Wall fixing'],
  'tv-mounting': ['Concrete walls', 'Drywall', 'Hidden cables', 'Soundbars'],
  moving: ['Packing', 'Pianos', 'Condo moves', 'Office moves'],
  yardwork: ['Lawn mowing', 'Hedges', 'Tree trimming', 'Hauling'],
};

const assurances = [
  'I say the price before I start, and it stays that price.',
  'If it comes back within a month, I come back too, without charge.',
  'I send a message before I leave, so you never wait in vain.',
  'I bring my own tools and take the rubbish with me.',
  'Seniors and families with small children are in good hands.',
];

export function workerProfile(worker: DemoWorker): Profile {
  const random = randomOf(`profile of ${worker.key}`);
  const { services, tagline, location, region } = worker;
  return {
    services: services.map(({ id }) => id),
    ...ratesOf(worker, pricesAtFirst(worker)),
    ...(random.chance(0.4) && { hourlyRate: random.int(18, 45) * 10_00 }),
    tagline,
    shortDescription: describe(worker, random),
    location,
    radiusKm: random.pick([8, 10, 12, 15, 20]),
    languages: [...(region === 'cebu' ? ['Cebuano'] : []), 'Filipino', ...(random.chance(0.8) ? ['English'] : [])],
    work: finishedWork(worker),
    skills: services.flatMap(({ id }) => random.shuffled(skills[id] ?? []).slice(0, services.length > 1 ? 2 : 4)),
  };
}

function describe({ services, location }: DemoWorker, random: Random): string {
  const [main, ...others] = services.map(({ name }) => name.toLowerCase());
  const also = others.length > 0 ? ` I also do ${others.join(' and ')}.` : '';
  return `${random.int(3, 22)} years of ${main} in and around ${location.city}.${also} ${random.pick(assurances)}`;
}

/** The first service's price is the base price; rates name the services that differ from it. */
export function ratesOf(
  { services }: DemoWorker,
  prices: Readonly<Record<string, number>>,
): Pick<NonNullable<Profile>, 'basePrice' | 'rates'> {
  const [main, ...others] = services.map(({ id, basePrice }) => ({ id, price: prices[id] ?? basePrice }));
  const basePrice = main?.price ?? 500_00;
  return {
    basePrice,
    rates: Object.fromEntries(others.filter(({ price }) => price !== basePrice).map(({ id, price }) => [id, price])),
  };
}

/** Whether the worker's prices have risen since they joined; Jun's are planned separately (junsPriceIncreases). */
export function hasPriceIncrease({ key }: DemoWorker): boolean {
  return key !== 'jun-bautista' && randomOf(`raise of ${key}`).chance(0.4);
}

export function scaledPrices(worker: DemoWorker, percent: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(worker.prices).map(([id, price]) => [id, Math.round((price * percent) / 100 / 10_00) * 10_00]),
  );
}

function pricesAtFirst(worker: DemoWorker): Readonly<Record<string, number>> {
  if (worker.key === 'jun-bautista') return scaledPrices(worker, 85);
  return hasPriceIncrease(worker) ? scaledPrices(worker, 92) : worker.prices;
}
