import type { BookingDraft } from '../draft/draft.ts';

/** The price of what is chosen as it stands now, in centavos; with the chosen worker's id and name where it is theirs. */
export type PriceRead = { priceCentavos: number; worker?: { id: string; name: string } };

/**
 * The draft with the price that was read. It remembers the one that it was chosen by, so that the person is told; a
 * price that only came with an address was chosen by nobody. What was read of something else changes nothing.
 */
export function priced(draft: BookingDraft, read: PriceRead): BookingDraft {
  const { worker } = read;
  // A package costs what it costs, whoever comes.
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
