import { addDays, manilaDay } from '#contracts/manila-time.ts';
import { type Service, serviceView } from '#contracts/views/catalogue.ts';
import {
  DEMAND_DAYS,
  serviceDemand,
  type ServiceDemandDocument,
} from '#projectors/read-models/catalogue/service-demand.ts';
import type { ServiceDocument } from '#projectors/read-models/catalogue/services.ts';
import type { QueryContext } from '../query-context.ts';

const SHOWN = 6;

type Popular = { service: Service; bookings: number; isOfSeason: boolean };

/**
 * Pinned services of these days, then those most requested in the last 90 days, ties by name. Services that cannot be
 * booked or were never requested are excluded.
 */
export async function popularServices({
  documents,
  services,
  now,
}: Pick<QueryContext, 'documents'> & { services: readonly ServiceDocument[]; now: Date }): Promise<Popular[]> {
  const today = manilaDay(now);
  const offered = services.filter(({ isActive }) => isActive);
  const found = await documents.getMany<ServiceDemandDocument>(
    serviceDemand.name,
    offered.map(({ serviceId }) => serviceId),
  );
  const demand = new Map(found.map(({ id, document }) => [id, bookingsSince(document, addDays(today, -DEMAND_DAYS))]));
  return offered
    .map((service) => ({
      service: serviceView(service),
      bookings: demand.get(service.serviceId) ?? 0,
      isOfSeason: isPinned(service, today),
    }))
    .filter(({ bookings, isOfSeason }) => isOfSeason || bookings > 0)
    .sort(
      (one, other) =>
        Number(other.isOfSeason) - Number(one.isOfSeason) ||
        other.bookings - one.bookings ||
        one.service.name.localeCompare(other.service.name),
    )
    .slice(0, SHOWN);
}

function bookingsSince({ days }: ServiceDemandDocument, first: string): number {
  return Object.entries(days).reduce((sum, [day, count]) => (day > first ? sum + count : sum), 0);
}

function isPinned({ pinned }: ServiceDocument, today: string): boolean {
  return pinned !== undefined && pinned !== null && pinned.from <= today && today <= pinned.to;
}
