import type { Coordinates } from '#contracts/fields.ts';
import { isDay } from '#contracts/manila-time.ts';
import { pageIn } from '../../browser/use-list-address.ts';
import { isWorkerSort, type WorkerSort } from '../worker/worker-sort.ts';

/**
 * A search in the address of a workers list: the address can be shared, and Back restores the previous search.
 */
export type WorkerSearch = {
  q: string;
  serviceId: string;
  /** Centavos; the address has whole pesos. */
  minPrice: number | null;
  maxPrice: number | null;
  minRating: number | null;
  language: string;
  /** A Manila day, or empty. */
  freeOn: string;
  place: SearchPlace | null;
  sort: WorkerSort;
  page: number;
  /** The visible part if list and map do not fit side by side. */
  view: 'list' | 'map';
};

/** Without a city: the browser's location. Without a pin: somewhere in the city. */
export type SearchPlace = { name: string; city: string; province: string; pin: Coordinates | null };

/** Filters that can be removed one by one. */
export const filterNames = ['serviceId', 'place', 'price', 'minRating', 'language', 'freeOn'] as const;
export type FilterName = (typeof filterNames)[number];

export const emptyFilters: Record<FilterName, Partial<WorkerSearch>> = {
  serviceId: { serviceId: '' },
  place: { place: null },
  price: { minPrice: null, maxPrice: null },
  minRating: { minRating: null },
  language: { language: '' },
  freeOn: { freeOn: '' },
};

export const noFilters: Partial<WorkerSearch> = Object.assign({}, ...Object.values(emptyFilters));

export function filtersIn(asked: WorkerSearch): FilterName[] {
  const set: Record<FilterName, boolean> = {
    serviceId: asked.serviceId !== '',
    place: asked.place !== null,
    price: asked.minPrice !== null || asked.maxPrice !== null,
    minRating: asked.minRating !== null,
    language: asked.language !== '',
    freeOn: asked.freeOn !== '',
  };
  return filterNames.filter((name) => set[name]);
}

/** The search in an address; invalid values are omitted. */
export function searchInAddress(address: URLSearchParams): WorkerSearch {
  const text = (name: string) => (address.get(name) ?? '').trim();
  const sort = address.get('sort');
  return {
    q: text('q').slice(0, 100),
    serviceId: text('serviceId'),
    minPrice: pesosIn(address.get('minPrice')),
    maxPrice: pesosIn(address.get('maxPrice')),
    minRating: numberIn(address.get('minRating'), 1, 5),
    language: text('language').slice(0, 60),
    freeOn: isDay(text('freeOn')) ? text('freeOn') : '',
    place: placeIn(address),
    sort: isWorkerSort(sort) ? sort : 'best',
    page: pageIn(address.get('page')),
    view: address.get('view') === 'map' ? 'map' : 'list',
  };
}

/** The address of a search; foreign parameters are kept. */
export function addressOf(asked: WorkerSearch, before = new URLSearchParams()): URLSearchParams {
  const said: Record<string, string | number | null> = {
    q: asked.q,
    serviceId: asked.serviceId,
    minPrice: pesosOf(asked.minPrice),
    maxPrice: pesosOf(asked.maxPrice),
    minRating: asked.minRating,
    language: asked.language,
    freeOn: asked.freeOn,
    ...placeParams(asked.place),
    sort: asked.sort === 'best' ? null : asked.sort,
    page: asked.page === 1 ? null : asked.page,
    view: asked.view === 'list' ? null : asked.view,
  };
  const address = new URLSearchParams(before);
  for (const [name, value] of Object.entries(said)) {
    if (value === null || value === '') address.delete(name);
    else address.set(name, String(value));
  }
  return address;
}

function placeParams(asked: SearchPlace | null) {
  const { name, city, province, pin } = asked ?? { name: null, city: null, province: null, pin: null };
  return { place: name, city, province, lat: pin?.lat ?? null, lng: pin?.lng ?? null };
}

function pesosOf(centavos: number | null): number | null {
  return centavos === null ? null : centavos / 100;
}

function placeIn(address: URLSearchParams): SearchPlace | null {
  const [lat, lng] = [numberIn(address.get('lat'), -90, 90), numberIn(address.get('lng'), -180, 180)];
  const pin = lat === null || lng === null ? null : { lat, lng };
  const [name = '', city = '', province = ''] = ['place', 'city', 'province'].map((part) =>
    (address.get(part) ?? '').trim().slice(0, 200),
  );
  return pin || city ? { name: name || city, city, province, pin } : null;
}

function pesosIn(text: string | null): number | null {
  const pesos = numberIn(text, 0, 1_000_000);
  return pesos === null ? null : Math.round(pesos * 100);
}

function numberIn(text: string | null, least: number, most: number): number | null {
  const number = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return number >= least && number <= most ? number : null;
}
