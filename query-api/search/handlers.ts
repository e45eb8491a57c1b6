import type { Handlers } from '#contracts/calls/handlers.ts';
import type { SearchSuggestions } from '#contracts/calls/search.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { placeQueries } from '../place/handlers.ts';
import type { QueryContext } from '../query-context.ts';
import { findWorkers } from './find-workers.ts';
import { fitOfService } from './fitting-services.ts';
import { read } from './reading.ts';
import { shownServices } from './shown-service.ts';
import { vocabularyOf } from './vocabulary.ts';

const SHOWN = 4;
/** Fewer letters match too many places. */
const LEAST_OF_PLACE = 3;
const USUAL_MINUTES = 60;

export function searchQueries(queryContext: QueryContext): Handlers<'suggestSearches'> {
  const { searchPlaces } = placeQueries();

  return {
    async suggestSearches({ query: { q, lat, lng }, context }) {
      const [services, , , settings] = await Promise.all([
        queryContext.services(),
        queryContext.workers(),
        queryContext.calendars(),
        queryContext.settings(),
      ]);
      const near = lat === undefined || lng === undefined ? null : { lat, lng };
      const reading = await read(q, vocabularyOf(queryContext.index, near));
      const fitting = [...services.items.values()]
        .filter(({ isActive }) => isActive)
        .map((service) => ({ service, fit: fitOfService(service.serviceId, reading) }))
        .filter(({ fit }) => fit > 0)
        .sort((one, other) => other.fit - one.fit || (one.service.name < other.service.name ? -1 : 1));
      const shownService = shownServices(undefined, reading);
      const nowMs = queryContext.now().getTime();
      const found = findWorkers(
        queryContext.index.workers,
        { reading, near, job: null, sort: 'best', sukiJobs: {}, durationMinutes: USUAL_MINUTES },
        { today: manilaDay(nowMs), terms: { ...settings, nowMs }, usualRadiusKm: settings.defaultRadiusKm },
        SHOWN,
      );
      const places =
        q.length < LEAST_OF_PLACE
          ? []
          : (await searchPlaces({ query: { q }, params: undefined, body: undefined, context })).data.items;
      const data: SearchSuggestions = {
        spelledRight: reading.corrected,
        services: fitting
          .slice(0, SHOWN)
          .map(({ service: { serviceId, name, category, icon } }) => ({ id: serviceId, name, category, icon })),
        workers: found.first.map(({ worker }) => ({
          id: worker.workerId,
          name: worker.name,
          image: worker.avatar,
          serviceName: worker.services.find(({ serviceId }) => serviceId === shownService(worker))?.name ?? '',
        })),
        places: places.slice(0, SHOWN),
      };
      return { data };
    },
  };
}
