import { serviceSlug } from '#command-api/catalogue/service-id.ts';

/** The twelve services of the demo's catalogue, in its eleven categories. Prices in pesos, durations in minutes. */

type Row = readonly [
  name: string,
  title: string,
  category: string,
  icon: string,
  pesos: number,
  minutes: number,
  description: string,
];

const rows: readonly Row[] = [
  [
    'Deep cleaning',
    'Every corner, top to bottom',
    'cleaning',
    'brush-cleaning',
    1400,
    240,
    'Kitchen, bathrooms, floors, windows and the places one never gets to. Materials included.',
  ],
  [
    'Handyman',
    'Small jobs around the house',
    'handyman',
    'hammer',
    500,
    90,
    'Shelves, locks, hinges, curtain rods, a dripping this and a loose that.',
  ],
  [
    'Plumbing',
    'Leaks, drains, taps and toilets',
    'plumbing',
    'droplets',
    600,
    90,
    'Leaking taps and pipes, slow drains, toilets that keep running, new fixtures.',
  ],
  [
    'Electrical',
    'Outlets, lights and breakers',
    'electrical',
    'zap',
    550,
    90,
    'Outlets, switches, lights, fans, and breakers that trip. Licensed electricians.',
  ],
  [
    'Appliance repair',
    'Washers, fridges and heaters',
    'appliance-repair',
    'washing-machine',
    700,
    120,
    'Washing machines, refrigerators, ovens and water heaters, repaired at home.',
  ],
  [
    'Aircon cleaning',
    'Cool, dry and quiet again',
    'appliance-repair',
    'air-vent',
    900,
    90,
    'Window and split types: filters, coils and drain cleaned, cooling checked.',
  ],
  [
    'Carpentry',
    'Doors, cabinets and repairs',
    'carpentry',
    'drill',
    800,
    180,
    'Doors that stick, cabinets, shelves to measure, furniture repaired.',
  ],
  [
    'Pest control',
    'Ants, roaches, termites, mosquitoes',
    'pest-control',
    'bug',
    1500,
    120,
    'Inspection and treatment that is safe for children and pets.',
  ],
  [
    'Furniture assembly',
    'Beds, desks and cabinets',
    'furniture-assembly',
    'armchair',
    650,
    120,
    'Flat packs put together, levelled and fixed to the wall where they should be.',
  ],
  [
    'TV mounting',
    'Bracket, cables, levelled',
    'tv-mounting',
    'tv',
    750,
    90,
    'On concrete or drywall, cables hidden, picture straight. Bring your own bracket or ask for one.',
  ],
  [
    'Moving',
    'Two movers and a van',
    'moving',
    'truck',
    2800,
    240,
    'Two careful people and a van, blankets and straps included.',
  ],
  [
    'Yardwork',
    'Lawn, hedges and trees',
    'yardwork',
    'trees',
    700,
    180,
    'Mowing, trimming, weeding, and everything taken away.',
  ],
];

/** Urgent services: the home screen shows three of them, sorted by the first free worker. */
const urgent = new Set(['Plumbing', 'Electrical', 'Appliance repair', 'Aircon cleaning', 'Handyman']);

export const demoServices = rows.map(([name, title, category, icon, pesos, minutes, description]) => ({
  id: serviceSlug(name),
  name,
  title,
  category,
  icon,
  description,
  basePrice: pesos * 100,
  durationMinutes: minutes,
  urgent: urgent.has(name),
}));

export type DemoService = (typeof demoServices)[number];

const byId = new Map(demoServices.map((service) => [service.id, service]));

export function demoService(id: string): DemoService {
  const service = byId.get(id);
  if (!service) throw new RangeError(`The demo has no service ${id}`);
  return service;
}
