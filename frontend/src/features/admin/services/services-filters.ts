import { comparableText } from '#contracts/foreign-text.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { oneOf } from '../list/use-address.ts';

export interface ServicesFilters {
  q: string;
  category: string;
  status: 'offered' | 'notOffered' | undefined;
}

export const serviceStatuses = ['offered', 'notOffered'] as const;

export function servicesFilters(params: URLSearchParams): ServicesFilters {
  return {
    q: params.get('q')?.trim() ?? '',
    category: params.get('category') ?? '',
    status: oneOf(params, 'status', serviceStatuses),
  };
}

/** The catalogue is small, so it is read whole and filtered in the browser. */
export function matchingServices(services: readonly Service[], { q, category, status }: ServicesFilters): Service[] {
  const wanted = comparableText(q);
  return services.filter(
    (service) =>
      (category === '' || service.category === category) &&
      (status === undefined || service.isActive === (status === 'offered')) &&
      [service.name, service.title, service.category].some((text) => comparableText(text).includes(wanted)),
  );
}
