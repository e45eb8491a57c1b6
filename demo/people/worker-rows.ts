import type { HoursShape } from './working-hours.ts';
import type { CityKey } from './places.ts';

/** One row per worker: services (ids, the main one first), base, own description, and working hours. */
export type WorkerRow = readonly [
  name: string,
  city: CityKey,
  services: readonly string[],
  tagline: string,
  hours: HoursShape,
];

export const workerRows: readonly WorkerRow[] = [
  [
    'Jun Bautista',
    'pasig',
    ['plumbing', 'handyman', 'appliance-repair'],
    'Leaks fixed on the first visit',
    'every day',
  ],
  [
    'Ramil Santos',
    'mandaluyong',
    ['plumbing', 'appliance-repair'],
    'Pipes, fixtures, water heaters',
    'round the clock',
  ],
  ['Maricel Domingo', 'pasig', ['plumbing', 'handyman'], 'Bathroom and kitchen fittings', 'six days'],
  ['Nestor Cruz', 'quezon-city', ['plumbing'], 'Thirty years in plumbing', 'split'],
  ['Joel Manalo', 'pasig', ['plumbing', 'handyman', 'yardwork'], 'Same-day repairs around Pasig', 'six days'],
  ['Liza Mendoza', 'makati', ['deep-cleaning'], 'Kitchens that shine again', 'six days'],
  [
    'Dennis Ocampo',
    'pasig',
    ['appliance-repair', 'aircon-cleaning'],
    'Washers, dryers and aircon, all brands',
    'weekdays',
  ],
  ['Boyet Salazar', 'taguig', ['electrical', 'handyman'], 'Licensed electrician, neat panels', 'round the clock'],
  ['Arlene Garcia', 'marikina', ['deep-cleaning', 'yardwork'], 'Homes and gardens, by the book', 'weekdays'],
  ['Rowena Castillo', 'quezon-city', ['deep-cleaning'], 'Move-in and move-out cleaning', 'early'],
  ['Jocelyn Aguilar', 'paranaque', ['deep-cleaning'], 'Two of us, twice as quick', 'six days'],
  ['Divina Soriano', 'taguig', ['deep-cleaning', 'pest-control'], 'Condo cleaning after office hours', 'evenings'],
  ['Analyn Ferrer', 'san-juan', ['deep-cleaning'], 'Gentle with old wood and tiles', 'split'],
  ['Kristine Valdez', 'makati', ['furniture-assembly', 'tv-mounting'], 'I read the manual so you need not', 'weekend'],
  ['Lorna Dizon', 'manila', ['carpentry', 'furniture-assembly'], 'Cabinets, doors, old furniture', 'weekdays'],
  ['Shirley Navarrete', 'las-pinas', ['yardwork'], 'Gardens that stay tidy', 'early'],
  ['Arnel Pangilinan', 'quezon-city', ['electrical'], 'Breakers, rewiring, lights', 'six days'],
  ['Edwin Malabanan', 'caloocan', ['electrical', 'tv-mounting'], 'Twenty years on ladders', 'split'],
  ['Danilo Reyes', 'marikina', ['carpentry', 'handyman'], 'Made to measure, made to last', 'six days'],
  ['Rey Tolentino', 'paranaque', ['moving'], 'Careful with your piano', 'every day'],
  [
    'Jericho Lazaro',
    'mandaluyong',
    ['tv-mounting', 'furniture-assembly'],
    'Straight, hidden cables, no dust',
    'evenings',
  ],
  ['Allan Quiambao', 'pasig', ['electrical', 'appliance-repair'], 'I explain before I open anything', 'weekdays'],
  ['Gilbert Manansala', 'muntinlupa', ['aircon-cleaning', 'appliance-repair'], 'Cold air, quiet nights', 'six days'],
  ['Ferdie Alonzo', 'las-pinas', ['pest-control'], 'Safe for children and pets', 'weekdays'],
  ['Romeo Batungbakal', 'manila', ['moving', 'furniture-assembly'], 'Van, blankets, two strong men', 'six days'],
  ['Efren Hilario', 'san-juan', ['handyman', 'carpentry'], 'One visit, whole list done', 'split'],
  ['Lito Encarnacion', 'quezon-city', ['pest-control', 'yardwork'], 'Termites found before they find you', 'six days'],
  ['Crisanto Dela Rosa', 'makati', ['aircon-cleaning'], 'Split and window type, any brand', 'round the clock'],
  ['Marlon Ceniza', 'cebu-city', ['plumbing', 'handyman'], 'Bantay sa tubig, from Lahug to Talisay', 'round the clock'],
  ['Jomar Ybañez', 'mandaue', ['electrical', 'aircon-cleaning'], 'Safe wiring, honest prices', 'six days'],
  ['Teresita Cabahug', 'cebu-city', ['deep-cleaning'], 'Limpyo gyud, every corner', 'six days'],
  ['Gina Tumulak', 'lapu-lapu', ['deep-cleaning', 'yardwork'], 'Homes and rentals in Mactan', 'early'],
  ['Rosario Codilla', 'mandaue', ['carpentry', 'furniture-assembly'], 'My father’s workshop, my hands', 'weekdays'],
  ['Jasmine Gorres', 'cebu-city', ['tv-mounting', 'furniture-assembly'], 'Screens and shelves, dead level', 'weekend'],
  ['Camille Lumapas', 'talisay', ['yardwork', 'pest-control'], 'Green thumb, steady hands', 'split'],
  [
    'Nenita Arcilla',
    'cebu-city',
    ['pest-control', 'deep-cleaning'],
    'A clean home has no guests with six legs',
    'six days',
  ],
  ['Marites Sabellano', 'lapu-lapu', ['moving', 'handyman'], 'Crew of three, Mactan and the city', 'every day'],
  [
    'Vicente Amores',
    'talisay',
    ['appliance-repair', 'aircon-cleaning'],
    'Washers and fridges, parts on the van',
    'weekdays',
  ],
  ['Ronnie Laput', 'mandaue', ['plumbing', 'appliance-repair'], 'Water heaters and pumps', 'evenings'],
  ['Wilma Sarmiento', 'cebu-city', ['electrical', 'handyman'], 'Lights, fans, outlets, done today', 'six days'],
];

/** Their applications wait for an admin. */
export const waitingRows: readonly WorkerRow[] = [
  ['Rodel Paz', 'pasig', ['electrical', 'aircon-cleaning'], 'TESDA NC II, five years with a builder', 'six days'],
  ['Imelda Cruz', 'quezon-city', ['deep-cleaning'], 'Hotel housekeeping for twelve years', 'weekdays'],
  ['Noel Abad', 'cebu-city', ['carpentry', 'handyman'], 'Doors and cabinets, solid wood', 'six days'],
];

export const rejectedRows: readonly WorkerRow[] = [
  ['Gerry Villar', 'caloocan', ['moving'], 'Fast lipat bahay', 'every day'],
];
