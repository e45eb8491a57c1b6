import * as z from 'zod/mini';
import type { quoteEvents } from '../events/booking-quotes.ts';
import { goesOut, type Rows } from './row.ts';

const booking = z.object({ bookingId: z.string(), clientId: z.string() });
const gone = z.extend(booking, {
  workerId: z.string(),
  workerAccountId: z.string(),
  quoteId: z.string(),
  amountCentavos: z.int(),
});

export const quoteRows = {
  QuoteOffered: goesOut(
    'suki.quote.offered.v1',
    'A worker would do the job for this.',
    z.extend(booking, {
      quoteId: z.string(),
      worker: z.object({ workerId: z.string(), accountId: z.string() }),
      amountCentavos: z.int(),
      validUntil: z.string(),
      offeredAt: z.string(),
      replaces: z.nullable(z.string()),
    }),
  ),
  QuoteWithdrawn: goesOut('suki.quote.withdrawn.v1', 'The worker took it back.', gone),
  QuoteRejected: goesOut('suki.quote.rejected.v1', 'The client does not want it.', gone),
  QuoteExpired: goesOut('suki.quote.expired.v1', 'The client did not answer in time.', gone),
  QuoteAccepted: goesOut(
    'suki.quote.accepted.v1',
    'The client took it: the booking is accepted by it, and `closed` are over.',
    z.extend(booking, {
      quoteId: z.string(),
      worker: z.object({ workerId: z.string(), accountId: z.string() }),
      startsAt: z.string(),
      endsAt: z.string(),
      priceCentavos: z.int(),
      closed: z.array(z.object({ quoteId: z.string(), workerId: z.string(), workerAccountId: z.string() })),
    }),
  ),
} satisfies Rows<typeof quoteEvents>;
