import * as z from 'zod/mini';
import { NewBooking } from '#contracts/calls/booking.ts';
import { Day, Id, Time } from '#contracts/fields.ts';
import { PriceLine } from '#contracts/form/price-of.ts';
import { PaymentMethod } from '#contracts/roles.ts';

/** What the answers make of the price, by the questions as they were read. */
const Estimate = z.object({
  formVersion: z.int(),
  workerFormVersion: z.int(),
  baseCentavos: z.int(),
  lines: z.array(PriceLine),
  totalCentavos: z.int(),
});

/** What a person has said so far about the booking they make (specification section 3). It survives a reload. */
export const BookingDraft = z.object({
  /** May be prefixed `subcat:`. */
  serviceId: z.optional(z.string()),
  serviceTitle: z.optional(z.string()),
  serviceName: z.optional(z.string()),
  category: z.optional(z.string()),
  workerId: z.optional(z.string()),
  workerName: z.optional(z.string()),
  /** "Let nearby workers offer": open to all within reach. */
  anyWorker: z.optional(z.boolean()),
  priceCentavos: z.optional(z.int()),
  /** What the price was when it was chosen, while another was read since. */
  priceBeforeCentavos: z.optional(z.int()),
  date: z.optional(z.string()),
  time: z.optional(z.string()),
  /** One of the service's packages: as long as it is chosen, price and duration are its own. */
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
      /** The street whose pin came with it, of an earlier booking: another one has none yet. */
      pinnedFor: z.optional(z.string()),
    }),
  ),
  answers: z.optional(z.record(z.string(), z.unknown())),
  estimate: z.optional(Estimate),
  notes: z.optional(z.string()),
  photos: z.optional(z.array(z.string())),
  /** The details step was left with "Continue": all its fields may be empty. */
  formDone: z.optional(z.boolean()),
  paymentMethod: z.optional(PaymentMethod),
  paymentDetails: z.optional(z.object({ account: z.optional(z.string()), name: z.optional(z.string()) })),
  urgent: z.optional(z.boolean()),
  /** The Idempotency-Key of what was sent, while nobody knows whether it was booked. */
  submissionKey: z.optional(z.string()),
  /** What was sent with that key: the same is sent again until it is answered, whatever the draft says by then. */
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
 * Another service, or none, means another worker and price; when and where stay. Another worker means another name and
 * price, and a price that is chosen anew is the one that counts. What was sent and not answered is still the same job,
 * booked or not, unless it is another service now.
 */
export function changed(draft: BookingDraft, change: Partial<BookingDraft>): BookingDraft {
  const kept = { ...draft };
  // A key that an earlier version kept alone names the draft as it stood.
  if (!kept.sentBody) delete kept.submissionKey;
  if ('serviceId' in change && change.serviceId !== draft.serviceId)
    for (const field of ofTheService) delete kept[field];
  if ('workerId' in change && change.workerId !== draft.workerId) for (const field of ofTheWorker) delete kept[field];
  if ('priceCentavos' in change) delete kept.priceBeforeCentavos;
  return ofPackage(withoutUndefined({ ...kept, ...change }));
}

/** Whoever comes, and whatever the service usually takes. */
function ofPackage(draft: BookingDraft): BookingDraft {
  const { package: chosen } = draft;
  if (!chosen) return draft;
  return { ...draft, priceCentavos: chosen.priceCentavos, durationMinutes: chosen.durationMinutes };
}

/** How one pays, and that the details were passed, say nothing of a booking that could be taken up again. */
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

/** Beyond the service and the worker that a link may name: merely opening the flow begins nothing. */
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

/** The same for drafts that say the same. */
export function fingerprint({ submissionKey, sentBody, ...said }: BookingDraft): string {
  return JSON.stringify(said);
}

/** The draft without what was sent of it. */
export function unsent({ submissionKey, sentBody, ...said }: BookingDraft): BookingDraft {
  return said;
}

/** Centavos: what is chosen as it is answered; undefined until a price was read. */
export function totalOf({ priceCentavos, estimate }: BookingDraft): number | undefined {
  return estimate && estimate.baseCentavos === priceCentavos ? estimate.totalCentavos : priceCentavos;
}

/** What the total is called: of a package it is final, whatever is answered. */
export function totalWord({ package: chosen }: BookingDraft): 'fixedPrice' | 'total' {
  return chosen ? 'fixedPrice' : 'total';
}

/** The id that the API knows. */
export function serviceIdOf({ serviceId }: BookingDraft): string | undefined {
  return serviceId?.replace(/^subcat:/, '');
}

/** An id of the API, or one with the mark of a subcategory. */
const ServiceId = z.string().check(z.refine((said) => z.safeParse(Id, said.replace(/^subcat:/, '')).success));

/** What the address bar of a resumed flow says: serviceId, workerId, price (centavos), date, time, address. */
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
 * The draft with what an address says over it. A price in an address is a first guess: where the draft has one of the
 * same service and worker, that one stands until theirs is read.
 */
export function resumed(draft: BookingDraft, { priceCentavos, ...said }: Partial<BookingDraft>): BookingDraft {
  const { serviceId = draft.serviceId, workerId = draft.workerId } = said;
  const isKnown = draft.priceCentavos !== undefined && serviceId === draft.serviceId && workerId === draft.workerId;
  return changed(draft, isKnown || priceCentavos === undefined ? said : { ...said, priceCentavos });
}

/** The body of POST /bookings, or null while something is missing. */
export function newBookingOf(draft: BookingDraft): NewBooking | null {
  const {
    workerId,
    date,
    time,
    durationMinutes,
    address,
    answers,
    notes,
    photos,
    paymentMethod,
    paymentDetails,
    urgent,
    anyWorker,
    estimate,
  } = draft;
  const body = {
    serviceId: serviceIdOf(draft),
    packageId: draft.package?.id,
    workerId: anyWorker ? undefined : workerId,
    date,
    time,
    durationMinutes,
    address,
    answers,
    notes,
    photos,
    paymentMethod,
    paymentDetails,
    urgent,
    formVersion: estimate?.formVersion,
    workerFormVersion: estimate?.workerFormVersion,
    expectedPrice: totalOf(draft),
  };
  const booking = z.safeParse(NewBooking, withoutUndefined(body));
  return booking.success && (anyWorker === true || workerId !== undefined) ? booking.data : null;
}

/** A whole address as JSON, or the first line of one. */
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
