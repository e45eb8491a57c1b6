import type { QuoteStatus } from '#contracts/booking/lifecycle.ts';
import type { DataOf } from '#contracts/events/registry.ts';
import type { WorkerPerson } from '#contracts/account/person.ts';

/** A quote as its booking's document holds it. Centavos. */
export type QuoteDocument = {
  id: string;
  worker: WorkerPerson;
  amountCentavos: number;
  /** Not of quotes from before percents were promised. */ commissionPercent?: number;
  message: string;
  status: QuoteStatus;
  validUntil: string;
  offeredAt: string;
  /** The version of the request that it is for. */ requestVersion: number;
  /** Of the quote that it took the place of. */ beforeCentavos?: number;
};

export function offered(
  { quotes, requestVersion }: { quotes: readonly QuoteDocument[]; requestVersion: number },
  {
    quoteId,
    worker,
    amountCentavos,
    commissionPercent,
    message,
    validUntil,
    offeredAt,
    replaces,
  }: DataOf<'QuoteOffered'>,
): QuoteDocument[] {
  const former = quotes.find(({ id }) => id === replaces);
  const others = replaces === null ? quotes : withQuote(quotes, replaces, 'replaced');
  return [
    ...others,
    {
      id: quoteId,
      worker,
      amountCentavos,
      message,
      status: 'open',
      validUntil,
      offeredAt,
      requestVersion,
      ...(commissionPercent !== undefined && { commissionPercent }),
      ...(former && { beforeCentavos: former.amountCentavos }),
    },
  ];
}

export function withQuote(quotes: readonly QuoteDocument[], quoteId: string, status: QuoteStatus): QuoteDocument[] {
  return quotes.map((quote) => (quote.id === quoteId ? { ...quote, status } : quote));
}

/** What is still open ends with the waiting: another was accepted, or the booking is over. */
export function closedQuotes(quotes: readonly QuoteDocument[]): QuoteDocument[] {
  return quotes.map((quote) => (quote.status === 'open' ? { ...quote, status: 'closed' } : quote));
}
