import type { BookingDraft } from './draft.ts';

/** The query that resumes this draft, as `draftInQuery` reads it. */
export function queryOfDraft({
  serviceId,
  workerId,
  priceCentavos,
  date,
  time,
  address,
}: BookingDraft): URLSearchParams {
  const said = {
    serviceId,
    workerId,
    price: priceCentavos?.toString(),
    date,
    time,
    address: address && JSON.stringify(address),
  };
  return new URLSearchParams(Object.entries(said).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}
