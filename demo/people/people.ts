import type { Address, Coordinates } from '#contracts/fields.ts';
import type { Language, UserType } from '#contracts/roles.ts';
import { type ClientRow, clientRows } from './client-rows.ts';
import { avatarByName } from './avatar-by-name.ts';
import { addressIn, cities, locationIn, type Region } from './places.ts';
import { randomOf } from '../random.ts';
import { demoService, type DemoService } from './services.ts';
import { rejectedRows, waitingRows, type WorkerRow, workerRows } from './worker-rows.ts';
import type { HoursShape } from './working-hours.ts';

/** `key` names a person within the demo: `jun-bautista`. */
export type DemoPerson = {
  key: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  userType: UserType;
  language: Language;
  avatar: string | null;
};

export type DemoClient = DemoPerson & { region: Region; address: Address };

export type DemoWorker = DemoPerson & {
  region: Region;
  location: Coordinates & { city: string };
  services: readonly DemoService[];
  tagline: string;
  hours: HoursShape;
  /** Current starting price by service id, in centavos. */
  prices: Readonly<Record<string, number>>;
};

export const demoPassword = 'suki-demo-1';

/** The three accounts of the sign-in screen; all others have an address derived from their name. */
const demoEmails: Record<string, string> = {
  'andrea-reyes': 'client@suki.demo',
  'jun-bautista': 'worker@suki.demo',
  'carla-lim': 'admin@suki.demo',
};

function personOf(name: string, userType: UserType, language: Language): DemoPerson {
  const words = name.split(' ');
  const firstName = words[0] ?? name;
  const key = plain(name).replace(/ /g, '-');
  return {
    key,
    firstName,
    lastName: words.slice(1).join(' '),
    email: demoEmails[key] ?? `${key.replace('-', '.')}@suki.demo`,
    phone: `+639${randomOf(`phone of ${key}`).int(150_000_000, 999_999_999)}`,
    userType,
    language,
    avatar: avatarByName(firstName),
  };
}

function plain(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Jun and Andrea live near each other, as in the pictures of the product. */
const kapitolyo: Address = {
  line: '14 Tindalo St.',
  barangay: 'Kapitolyo',
  city: 'Pasig',
  province: 'Metro Manila',
  landmark: 'White gate beside the sari-sari store',
  lat: 14.5717,
  lng: 121.0592,
};
const junsPlace = { lat: 14.5753, lng: 121.0657, city: 'Pasig' };

function clientOf([name, city, language]: ClientRow): DemoClient {
  const person = personOf(name, 'client', language);
  const address = person.key === 'andrea-reyes' ? kapitolyo : addressIn(city, randomOf(`home of ${person.key}`));
  return { ...person, region: cities[city].region, address };
}

function workerOf([name, city, serviceIds, tagline, hours]: WorkerRow): DemoWorker {
  const { region } = cities[city];
  const person = {
    ...personOf(name, 'worker', region === 'cebu' ? 'ceb' : 'fil'),
    ...(name === 'Jun Bautista' && { language: 'en' as const }),
  };
  const location = person.key === 'jun-bautista' ? junsPlace : locationIn(city, randomOf(`place of ${person.key}`));
  const services = serviceIds.map(demoService);
  return { ...person, region, location, services, tagline, hours, prices: pricesOf(person.key, services) };
}

const junsPrices: Record<string, number> = { plumbing: 650_00, handyman: 550_00, 'appliance-repair': 950_00 };

/** Close to the catalogue's price, in steps of ten pesos. */
function pricesOf(key: string, services: readonly DemoService[]): Record<string, number> {
  if (key === 'jun-bautista') return junsPrices;
  const random = randomOf(`prices of ${key}`);
  return Object.fromEntries(
    services.map(({ id, basePrice }) => [id, Math.round((basePrice * random.int(95, 125)) / 100 / 10_00) * 10_00]),
  );
}

export const admins = ['Carla Lim', 'Rico Tan'].map((name) => personOf(name, 'admin', 'en'));
export const clients = clientRows.map(clientOf);
export const workers = workerRows.map(workerOf);
export const waitingWorkers = waitingRows.map(workerOf);
export const rejectedWorkers = rejectedRows.map(workerOf);

const everybody = [...admins, ...clients, ...workers, ...waitingWorkers, ...rejectedWorkers];
const byKey = new Map<string, DemoPerson>(everybody.map((person) => [person.key, person]));

export function demoPerson(key: string): DemoPerson {
  const person = byKey.get(key);
  if (!person) throw new RangeError(`The demo has no person ${key}`);
  return person;
}

export function demoClient(key: string): DemoClient {
  const client = clients.find((one) => one.key === key);
  if (!client) throw new RangeError(`The demo has no client ${key}`);
  return client;
}

export function demoWorker(key: string): DemoWorker {
  const worker = workers.find((one) => one.key === key);
  if (!worker) throw new RangeError(`The demo has no worker ${key}`);
  return worker;
}
