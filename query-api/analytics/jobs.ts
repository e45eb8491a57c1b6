import type { CityFigures, PriceFigures, ServiceFigures } from '#contracts/views/analytics.ts';
import type { JobFigures, RequestDay } from '#projectors/read-models/analytics/request-figures.ts';
import { joinedJobs } from './merged-figures.ts';

const SHOWN = 200;

/** Jobs by service, by city, and by both; most requested first. */
export function jobFigures(
  { jobs }: RequestDay,
  nameOf: (serviceId: string) => string,
): { services: ServiceFigures[]; cities: CityFigures[]; prices: PriceFigures[] } {
  const byCity = new Map<string, JobFigures>();
  const services: ServiceFigures[] = [];
  const prices: PriceFigures[] = [];
  for (const [serviceId, cities] of Object.entries(jobs)) {
    let ofService: JobFigures | undefined;
    for (const [city, figures] of Object.entries(cities)) {
      ofService = joinedJobs(ofService, figures);
      byCity.set(city, joinedJobs(byCity.get(city), figures));
      prices.push({ serviceId, service: nameOf(serviceId), city, ...figures });
    }
    if (ofService) services.push({ serviceId, service: nameOf(serviceId), ...ofService });
  }
  const cities = [...byCity].map(([city, figures]) => ({ city, ...figures }));
  return {
    services: mostRequested(services, ({ serviceId }) => serviceId),
    cities: mostRequested(cities, ({ city }) => city),
    prices: mostRequested(prices, ({ serviceId, city }) => `${serviceId} ${city}`),
  };
}

function mostRequested<Row extends JobFigures>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] {
  return rows
    .toSorted((one, other) => other.requested - one.requested || (keyOf(one) < keyOf(other) ? -1 : 1))
    .slice(0, SHOWN);
}
