import * as z from 'zod/mini';
import { NewBooking } from '#contracts/calls/booking.ts';
import { Day, Id, Time } from '#contracts/fields.ts';
import { PriceLine } from '#contracts/form/price-of.ts';
import { PaymentMethod } from '#contracts/roles.ts';

/** Price from the answers, by form version. */
const Estimate = z.object({
  formVersion: z.int(),
  workerFormVersion: z.int(),
  baseCentavos: z.int(),
  lines: z.array(PriceLine),
  totalCentavos: z.int(),
});

/** The client's choices for a booking (specification section 3). Survives a reload. */
export const BookingDraft = z.object({
  /** May have the prefix `subcat:`. */
  serviceId: z.optional(z.string()),
  serviceTitle: z.optional(z.string()),
  serviceName: z.optional(z.string()),
  category: z.optional(z.string()),
  workerId: z.optional(z.string()),
  workerName: z.optional(z.string()),
  /** "Let nearby workers offer": an open booking. */
  anyWorker: z.optional(z.boolean()),
  priceCentavos: z.optional(z.int()),
  /** The chosen price, if the current one differs. */
  priceBeforeCentavos: z.optional(z.int()),
  date: z.optional(z.string()),
  time: z.optional(z.string()),
  /** A package of the service; its price and duration apply while it is chosen. */
  package: z.optional(z.object({ id: z.string(), name: z.string(), priceCentavos: z.int(), durationMinutes: z.int() })),
  durationMinutes: z.optional(z.int()),
  address: z.optional(
    z.object({
      line: z.optional(z.string()),
      barangayCode: z.optional(z.string()),
      barangay: z.optional(z.string()),
      city: z.optional(z.string()),
      province: z.optional(z.string()),
      landmark: z.optional(z.string()),
      lat: z.optional(z.number()),
      lng: z.optional(z.number()),
      precision: z.optional(z.enum(['exact', 'barangay', 'city'])),
      /** Street of an earlier booking's pin; the pin does not apply to another street. */
      pinnedFor: z.optional(z.string()),
    }),
  ),
  answers: z.optional(z.record(z.string(), z.unknown())),
  estimate: z.optional(Estimate),
  notes: z.optional(z.string()),
  photos: z.optional(z.array(z.string())),
  /** "Continue" was pressed in the details step, whose fields are all optional. */
  formDone: z.optional(z.boolean()),
  paymentMethod: z.optional(PaymentMethod),
  paymentDetails: z.optional(z.object({ account: z.optional(z.string()), name: z.optional(z.string()) })),
  urgent: z.optional(z.boolean()),
  thenAskOthers: z.optional(z.boolean()),
  /** Idempotency-Key of an attempt with an unknown result. */
  submissionKey: z.optional(z.string()),
  /** Body sent with that key. It is sent again unchanged until it is answered, whatever the draft contains by then. */
  sentBody: z.optional(NewBooking),
});
export type BookingDraft = z.infer<typeof BookingDraft>;

const ofTheWorker = ['workerName', 'anyWorker', 'priceCentavos', 'priceBeforeCentavos', 'estimate'] as const;
const ofTheService = [
  'serviceTitle',
  'serviceName',
  'category',
  'workerId',
  ...ofTheWorker,
  'durationMinutes',
  'package',
  'answers',
  'formDone',
  'urgent',
  'submissionKey',
  'sentBody',
] as const;

/**
 * Another service resets worker and price and keeps time and place. Another worker resets name and price. A newly
 * chosen price replaces the previous one. A sent, unanswered attempt is kept unless the service changes.
 */
export function changed(draft: BookingDraft, change: Partial<BookingDraft>): BookingDraft {
  const kept = { ...draft };
  // An earlier version stored the key without the body, so it belongs to the draft before this change.
  if (!kept.sentBody) delete kept.submissionKey;
  if ('serviceId' in change && change.serviceId !== draft.serviceId)
    for (const field of ofTheService) delete kept[field];
  if ('workerId' in change && change.workerId !== draft.workerId) for (const field of ofTheWorker) delete kept[field];
  if ('priceCentavos' in change) delete kept.priceBeforeCentavos;
  return ofPackage(withoutUndefined({ ...kept, ...change }));
}

/** A package's price and duration override those of worker and service. */
function ofPackage(draft: BookingDraft): BookingDraft {
  const { package: chosen } = draft;
  if (!chosen) return draft;
  return { ...draft, priceCentavos: chosen.priceCentavos, durationMinutes: chosen.durationMinutes };
}

/** The payment method and a passed details step alone leave nothing to resume. */
export function isEmpty({
  submissionKey,
  sentBody,
  paymentMethod,
  paymentDetails,
  formDone,
  estimate,
  ...said
}: BookingDraft): boolean {
  return Object.values(said).every((value) => value === undefined || value === '');
}

/** Ignores the service and worker of a link: merely opening the flow starts no draft. */
export function isDraftStarted({
  date,
  time,
  address,
  answers,
  notes,
  photos,
  package: picked,
  anyWorker,
}: BookingDraft): boolean {
  const said = [date, time, notes, picked, anyWorker, ...Object.values(address ?? {}), ...Object.values(answers ?? {})];
  return (photos ?? []).length > 0 || said.some((value) => value !== undefined && value !== '');
}

/** Equal for drafts with equal choices. */
export function fingerprint({ submissionKey, sentBody, ...said }: BookingDraft): string {
  return JSON.stringify(said);
}

/** The draft without its sent attempt. */
export function unsent({ submissionKey, sentBody, ...said }: BookingDraft): BookingDraft {
  return said;
}

/** Total in centavos including the answers; undefined until the price is read. */
export function totalOf({ priceCentavos, estimate }: BookingDraft): number | undefined {
  return estimate && estimate.baseCentavos === priceCentavos ? estimate.totalCentavos : priceCentavos;
}

/** Label of the total. A package's price is final, whatever the answers. */
export function totalWord({ package: chosen }: BookingDraft): 'fixedPrice' | 'total' {
  return chosen ? 'fixedPrice' : 'total';
}

/** Service id without its prefix. */
export function serviceIdOf({ serviceId }: BookingDraft): string | undefined {
  return serviceId?.replace(/^subcat:/, '');
}

/** An id of the API, optionally with the prefix of a subcategory. */
const ServiceId = z.string().check(z.refine((said) => z.safeParse(Id, said.replace(/^subcat:/, '')).success));

/** Values in the address of a resumed flow: serviceId, workerId, price (centavos), date, time, address. */
export function draftInQuery(query: URLSearchParams): Partial<BookingDraft> {
  const text = (name: string) => query.get(name)?.trim() || undefined;
  const price = Number(text('price') ?? Number.NaN);
  return withoutUndefined({
    serviceId: z.safeParse(ServiceId, text('serviceId')).data,
    workerId: z.safeParse(Id, text('workerId')).data,
    priceCentavos: Number.isInteger(price) && price >= 0 ? price : undefined,
    date: z.safeParse(Day, text('date')).data,
    time: z.safeParse(Time, text('time')).data,
    address: addressIn(text('address')),
  });
}

/**
 * Applies the address's values to the draft. A price in the address is provisional: the draft's price for the same
 * service and worker takes precedence until the current one is read.
 */
export function resumed(draft: BookingDraft, { priceCentavos, ...said }: Partial<BookingDraft>): BookingDraft {
  const { serviceId = draft.serviceId, workerId = draft.workerId } = said;
  const isKnown = draft.priceCentavos !== undefined && serviceId === draft.serviceId && workerId === draft.workerId;
  return changed(draft, isKnown || priceCentavos === undefined ? said : { ...said, priceCentavos });
}

/** Body of POST /bookings; null while something is missing. Its schema drops the draft's other fields. */
export function newBookingOf(draft: BookingDraft): NewBooking | null {
  const { workerId, anyWorker, estimate } = draft;
  const body = {
    ...draft,
    serviceId: serviceIdOf(draft),
    packageId: draft.package?.id,
    workerId: anyWorker ? undefined : workerId,
    formVersion: estimate?.formVersion,
    workerFormVersion: estimate?.workerFormVersion,
    expectedPrice: totalOf(draft),
  };
  const booking = z.safeParse(NewBooking, withoutUndefined(body));
  return booking.success && (anyWorker === true || workerId !== undefined) ? booking.data : null;
}

/** A complete address as JSON, or its first line. */
function addressIn(text: string | undefined): BookingDraft['address'] {
  if (text === undefined) return undefined;
  try {
    return BookingDraft.shape.address.parse(JSON.parse(text));
  } catch {
    return { line: text };
  }
}

function withoutUndefined<T extends object>(record: T): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T;
}
