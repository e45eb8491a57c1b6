import type { BookingDraft } from './draft.ts';

/** Query that resumes this draft; the inverse of `draftInQuery`. */
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
