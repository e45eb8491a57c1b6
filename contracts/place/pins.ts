import type { Address, Coordinates } from '../fields.ts';
import { cities } from './cities.ts';
import { placeWords } from './place-names.ts';

/**
 * Precision of an address's location. `exact`: its own pin; `barangay`: a point of the barangay, usually its centre;
 * `city`: only the city is known, without coordinates. Rules, distances and maps use this, never raw coordinates
 * (docs/decisions/places.md).
 */
export type Precision = NonNullable<Address['precision']>;

/**
 * City centres that addresses of big cities received until 2026-11-23, regardless of barangay. Old addresses with
 * exactly these coordinates have the precision `city`.
 */
const formerMiddles: readonly [number, number][] = [
  [14.6507, 120.9676],
  [14.4446, 120.9936],
  [14.5547, 121.0244],
  [14.6681, 120.9658],
  [14.5794, 121.0359],
  [14.5995, 120.9842],
  [14.6507, 121.1029],
  [14.4081, 121.0415],
  [14.6667, 120.9417],
  [14.4793, 121.0198],
  [14.5378, 121.0014],
  [14.5764, 121.0851],
  [14.676, 121.0437],
  [14.6019, 121.0355],
  [14.5176, 121.0509],
  [14.7011, 120.983],
  [14.5407, 121.0689],
  [15.145, 120.5887],
  [14.8292, 120.2828],
  [13.9373, 121.617],
  [10.7202, 122.5621],
  [10.3157, 123.8854],
  [10.3103, 123.9494],
  [10.3333, 123.9333],
  [11.2443, 125.0023],
  [6.9214, 122.079],
  [6.7041, 121.9712],
  [8.4542, 124.6319],
  [8.228, 124.2452],
  [7.1907, 125.4553],
  [6.1164, 125.1716],
  [16.4023, 120.596],
  [8.9475, 125.5406],
  [9.7392, 118.7353],
  [10.6765, 122.9509],
];

const key = (lat: number, lng: number) => `${lat} ${lng}`;
const middles = new Set([
  ...formerMiddles.map(([lat, lng]) => key(lat, lng)),
  ...cities.map(({ lat, lng }) => key(lat, lng)),
]);

/** A city's centre stands for the whole city: it is not a home, and distances are not measured from it. */
export function isCityMiddle({ lat, lng }: Coordinates): boolean {
  return middles.has(key(lat, lng));
}

type Placed = Pick<Address, 'lat' | 'lng' | 'precision'>;

/** Coordinates of an address; null when only its city is known. */
export function pinOf({ lat, lng, precision }: Placed): Coordinates | null {
  if (lat === undefined || lng === undefined || precision === 'city' || isCityMiddle({ lat, lng })) return null;
  return { lat, lng };
}

/** The address with its precision, and without coordinates that are not its own. */
export function withPrecision(address: Address): Address & { precision: Precision } {
  const { lat: _, lng: __, ...words } = address;
  const pin = pinOf(address);
  return pin ? { ...words, ...pin, precision: address.precision ?? 'exact' } : { ...words, precision: 'city' };
}

/** Another house in the same barangay: the pin was the earlier house's, so the precision becomes `barangay`. */
export function withOtherDoor(address: Address, line: string): Address {
  const isSame = placeWords(line).join(' ') === placeWords(address.line).join(' ');
  const known = withPrecision(address);
  return { ...known, line, ...(!isSame && known.precision === 'exact' && { precision: 'barangay' }) };
}
