import type { QuoteStatus } from '#contracts/booking/lifecycle.ts';
import type { Quote } from '#contracts/views/booking.ts';
import type { quotesEn } from './quotes.en.ts';

export type QuoteTag = 'lowest' | 'bestRated';
export type ShownQuote = {
  quote: Quote;
  tags: readonly QuoteTag[];
  /** Expired by the clock, although its status is still open. */ ranOut: boolean;
};

/** Suki first, then by rating, then by price. `now` in ms. Tags compare, so a single quote has none. */
export function openQuotes(quotes: readonly Quote[], now: number): ShownQuote[] {
  const open = quotes.filter(({ status }) => status === 'open');
  const sorted = open.toSorted(
    (one, other) =>
      other.worker.sukiJobs - one.worker.sukiJobs ||
      other.worker.rating - one.worker.rating ||
      one.amount - other.amount,
  );
  return sorted.map((quote) => ({ quote, tags: tagsOf(quote, open), ranOut: Date.parse(quote.validUntil) <= now }));
}

function tagsOf(quote: Quote, open: readonly Quote[]): QuoteTag[] {
  if (open.length < 2) return [];
  const isLowest = open.every((other) => other === quote || other.amount > quote.amount);
  const isBest =
    quote.worker.rating > 0 && open.every((other) => other === quote || other.worker.rating < quote.worker.rating);
  return [...(isLowest ? ['lowest' as const] : []), ...(isBest ? ['bestRated' as const] : [])];
}

/** Closed quotes: the accepted one first, then in order of arrival. Replaced quotes are omitted. */
export function pastQuotes(quotes: readonly Quote[]): Quote[] {
  const past = quotes.filter(({ status }) => status !== 'open' && status !== 'replaced');
  return past.toSorted((one, other) => Number(other.status === 'accepted') - Number(one.status === 'accepted'));
}

export type Mark = {
  id: string;
  amount: number;
  /** From 0 to 1 along the line. */ at: number;
  /** The first quote: a suki's, or the best rated. */ first: boolean;
};

/** Position of each price between the lowest and the highest; equal prices share a mark. */
export function priceMarks(shown: readonly ShownQuote[]): Mark[] {
  const amounts = shown.map(({ quote }) => quote.amount);
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  const marks = shown.map(({ quote: { id, amount } }, index) => ({
    id,
    amount,
    at: high === low ? 0.5 : (amount - low) / (high - low),
    first: index === 0,
  }));
  return marks
    .filter((mark, index) => marks.findIndex(({ amount }) => amount === mark.amount) === index)
    .toSorted((one, other) => one.at - other.at);
}

const CLOSE = 0.18;

/** Marks whose labels do not overlap the previous label; both ends are always labelled. */
export function writtenMarks(marks: readonly Mark[]): Set<string> {
  const written = new Set<string>();
  const [first, last] = [marks[0], marks.at(-1)];
  for (const mark of [first, last, ...marks.filter((one) => one.first), ...marks]) {
    if (!mark || written.has(mark.id)) continue;
    const clear = marks.every((other) => !written.has(other.id) || Math.abs(other.at - mark.at) >= CLOSE);
    if (clear) written.add(mark.id);
  }
  return written;
}

export const quoteWord = {
  open: 'statusExpired',
  accepted: 'statusAccepted',
  rejected: 'statusRejected',
  withdrawn: 'statusWithdrawn',
  expired: 'statusExpired',
  replaced: 'statusReplaced',
  closed: 'statusClosed',
} as const satisfies Record<QuoteStatus, keyof typeof quotesEn>;
