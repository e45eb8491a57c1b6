import type { BookingDraft } from '../draft/draft.ts';

/** Current price of the selection in centavos, with the worker's id and name if it is the worker's price. */
export type PriceRead = { priceCentavos: number; worker?: { id: string; name: string } };

/**
 * Applies a price to the draft and remembers the chosen price, so that the user is notified of a change. A price from
 * the address was not chosen by the user. Results for another selection are ignored.
 */
export function priced(draft: BookingDraft, read: PriceRead): BookingDraft {
  const { worker } = read;
  // A package has a fixed price, whichever worker comes.
  const priceCentavos = draft.package?.priceCentavos ?? read.priceCentavos;
  if (!isOfChosen(draft, read)) return draft;
  const { priceBeforeCentavos, ...said } = draft;
  const wasRead = (worker ? draft.workerName : draft.serviceName) !== undefined;
  const before = wasRead ? (priceBeforeCentavos ?? draft.priceCentavos) : undefined;
  return {
    ...said,
    ...(worker && { workerName: worker.name }),
    priceCentavos,
    ...(before !== undefined && before !== priceCentavos && { priceBeforeCentavos: before }),
  };
}

function isOfChosen({ workerId, serviceId }: BookingDraft, { worker }: PriceRead): boolean {
  return workerId === worker?.id && (worker !== undefined || serviceId !== undefined);
}
