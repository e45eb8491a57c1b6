import type { Coordinates } from '#contracts/fields.ts';
import { formatDayAndTime, formatTime } from '#contracts/manila-format.ts';
import { manilaDay } from '#contracts/manila-time.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { coarsePin } from '#contracts/place/distance.ts';
import { isCityMiddle } from '#contracts/place/pins.ts';
import type { WorkerListing, WorkerProfile } from '#contracts/views/worker.ts';
import { type CheckedDocument, checkedDocuments } from '#contracts/worker/documents.ts';
import { noProfile, reachOf } from '#contracts/worker/worker-fold.ts';
import { noHours } from '#contracts/calendar/weekly-hours.ts';
import type { ReviewDocument } from '#projectors/read-models/review/reviews.ts';
import type { WorkerDocument } from '#projectors/read-models/worker/workers.ts';
import { reviewView } from '../review/review-view.ts';
import { publicRecord } from './worker-record.ts';
import type { WorkerTrust } from './worker-trust.ts';
import type { Found } from '../search/find-workers.ts';
import type { Directory } from './worker-directory.ts';
import { shownRating, startingPrice } from './listed-worker.ts';

/** Time-dependent data of the list. */
export type Moment = {
  /** The first free start, in ms. */
  nextFreeMs: number | null;
  /** The requested start, in ms; null: now. */
  wantedMs: number | null;
};

/** Within this distance an available worker arrives within half an hour (specification section 9). */
const HALF_AN_HOUR_KM = 5;
const HALF_AN_HOUR_MS = 30 * 60_000;

export function workerListing(
  directory: Directory,
  { worker, km }: Found,
  serviceId: string | undefined,
  moment: Moment,
): WorkerListing {
  const { tagline, shortDescription, location } = worker.profile ?? noProfile;
  const shown = worker.services.find((service) => service.serviceId === serviceId) ?? worker.services[0];
  const basePrice = startingPrice(worker, shown?.serviceId);
  const rating = shownRating(worker);
  const availableNow = directory.availableUntil(worker.workerId) !== null;
  return {
    _id: worker.workerId,
    id: worker.workerId,
    accountId: worker.accountId,
    name: worker.name,
    services: worker.services.map((service) => ({
      id: service.serviceId,
      name: service.name,
      category: service.category,
    })),
    serviceId: shown?.serviceId ?? null,
    serviceName: shown?.name ?? '',
    tagline,
    shortDescription,
    profileImage: worker.avatar,
    image: worker.avatar,
    city: location?.city ?? null,
    area: areaOf(location),
    etaText: etaText(directory.nowMs, availableNow, km, moment),
    availableNow,
    nextFreeAt: moment.nextFreeMs === null ? null : new Date(moment.nextFreeMs).toISOString(),
    basePrice,
    priceText: `From ${formatPesoShort(basePrice)}`,
    rating,
    avgRating: rating,
    reviewCount: worker.reviewCount,
    completedJobs: worker.completedJobs,
    distanceKm: km,
    sukiJobs: 0,
    reasons: [],
  };
}

function areaOf(home: Coordinates | null): Coordinates | null {
  return home && !isCityMiddle(home) ? coarsePin(home) : null;
}

export function workerProfile(
  directory: Directory,
  worker: WorkerDocument,
  listing: WorkerListing,
  reviews: readonly ReviewDocument[],
  trust: WorkerTrust,
): WorkerProfile {
  const { languages, skills } = worker.profile ?? noProfile;
  return {
    ...listing,
    // Only the search map needs it; a profile shows the city (docs/decisions/coarse-locations.md).
    area: null,
    services: listing.services.map((service) => ({ ...service, price: startingPrice(worker, service.id) })),
    record: publicRecord(worker),
    ...trust,
    memberSince: worker.appliedAt,
    hourlyRate: worker.rates.hourlyRateCentavos,
    rates: worker.rates.ratesCentavos,
    languages,
    skills,
    radiusKm: radiusOf(worker, directory),
    portfolio: [...worker.portfolio],
    work: [...worker.work],
    weeklyHours: directory.calendar(worker.workerId)?.weeklyHours ?? noHours,
    checks: checkedDocuments(worker.documents, directory.today).map(withoutExpiryOfId),
    reviews: reviews.map((review) => reviewView(review, 'anyone', new Date(directory.nowMs).toISOString())),
  };
}

/** An ID's expiry date is private: its validity today is enough. */
function withoutExpiryOfId(check: CheckedDocument): CheckedDocument {
  return check.kind === 'valid_id' ? { ...check, expiresOn: null } : check;
}

function radiusOf(worker: WorkerDocument, { settings }: Pick<Directory, 'settings'>): number {
  return reachOf(worker).radiusKm || settings.defaultRadiusKm;
}

function etaText(nowMs: number, availableNow: boolean, km: number | null, { nextFreeMs, wantedMs }: Moment): string {
  const isSoon = nextFreeMs !== null && nextFreeMs - nowMs <= HALF_AN_HOUR_MS;
  if (availableNow && wantedMs === null)
    return isSoon && km !== null && km <= HALF_AN_HOUR_KM ? 'Worker arrival within 30 mins' : 'Available Now';
  if (nextFreeMs === null) return 'No free time soon';
  if (wantedMs !== null)
    return nextFreeMs === wantedMs
      ? `Free at ${formatTime(nextFreeMs, 'en')}`
      : `Free from ${formatTime(nextFreeMs, 'en')}`;
  return `Free ${manilaDay(nextFreeMs) === manilaDay(nowMs) ? `at ${formatTime(nextFreeMs, 'en')}` : formatDayAndTime(nextFreeMs, 'en')}`;
}
