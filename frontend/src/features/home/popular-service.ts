import { manilaMonth } from '#contracts/manila-time.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import type { homeEn } from './home.en.ts';

type Season = {
  months: readonly number[];
  serviceIds: readonly string[];
  categories: readonly string[];
  headline: keyof typeof homeEn;
};

/** Seasonal services: the first of a row that the catalogue has is used. */
const seasons: readonly Season[] = [
  { months: [11, 12], serviceIds: ['deep-cleaning'], categories: ['cleaning'], headline: 'seasonChristmas' },
  { months: [1, 2], serviceIds: ['deep-cleaning'], categories: ['cleaning', 'handyman'], headline: 'seasonNewYear' },
  { months: [3, 4, 5], serviceIds: ['aircon-cleaning'], categories: ['appliance-repair'], headline: 'seasonSummer' },
  { months: [6, 7, 8, 9, 10], serviceIds: ['plumbing'], categories: ['plumbing', 'handyman'], headline: 'seasonRain' },
];

export type Popular = { service: Service; headline: keyof typeof homeEn | null };

/**
 * Service of the banner: the one that staff pinned for these days, else the most booked (list order); without
 * bookings the season's service, else the first. The season's headline is used only for services of the season.
 */
export function popularService(
  services: readonly Service[],
  now: number,
  booked: readonly { service: Service }[] = [],
): Popular | null {
  const month = Number(manilaMonth(now).slice(5));
  const season = seasons.find(({ months }) => months.includes(month));
  const [top] = booked;
  if (top) {
    const isMeant = season?.serviceIds.includes(top.service.id) ?? false;
    return { service: top.service, headline: season && isMeant ? season.headline : null };
  }
  const fitting =
    services.find(({ id }) => season?.serviceIds.includes(id)) ??
    services.find(({ category }) => season?.categories.includes(category));
  if (fitting && season) return { service: fitting, headline: season.headline };
  const [first] = services;
  return first ? { service: first, headline: null } : null;
}
