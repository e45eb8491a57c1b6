import { MOST_LOOKED_AT, type MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { moneyEvents } from '#contracts/analytics/money-events.ts';
import { lineAdded } from '#contracts/events/payout.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { SealedEvent } from '#infra/eventing/event-log/sealed-event.ts';
import { auditLog, type AuditLogDocument, isKnown } from '#projectors/read-models/platform/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import { findUpTo, type FoundUpTo } from '../page.ts';
import { type Days, positionsOf } from '../platform/days-in-log.ts';
import type { QueryContext } from '../query-context.ts';

type Context = Pick<QueryContext, 'documents' | 'eventLog'>;
type Moved = readonly { position: number; document: Readonly<AuditLogDocument> }[];

/** Bookings with money movements on these days, by the events that add up to the figure. */
export async function bookingsMoved(
  context: Context,
  figure: Exclude<MoneyFigure, 'revenue'>,
  days: Days,
): Promise<FoundUpTo<string>> {
  const { fromPosition = 0, beforePosition = Number.MAX_SAFE_INTEGER } = await positionsOf(context.documents, days);
  const { found, capped } = await findUpTo(MOST_LOOKED_AT, (limit) =>
    context.documents.find<AuditLogDocument>(auditLog.name, {
      where: {
        type: { in: moneyEvents[figure] },
        id: { gte: positionId({ position: fromPosition }), lt: positionId({ position: beforePosition }) },
      },
      sort: [['id', 'desc']],
      limit,
    }),
  );
  return { found: [...new Set(await bookingsOf[figure](context, found))], capped };
}

const bookingsOf: Readonly<
  Record<Exclude<MoneyFigure, 'revenue'>, (context: Context, moved: Moved) => Promise<string[]>>
> = {
  // A payment's stream has its booking's id.
  refunds: async (_, moved) => streamIds(moved),

  async commission({ eventLog }, moved) {
    const positions = new Set(moved.map(({ position }) => position));
    const lines = await Promise.all(
      streamIds(moved).map(async (id) => {
        const events = await eventLog.readStream(`payout-${id}`);
        return events
          .filter((event) => positions.has(event.position) && !(event instanceof SealedEvent))
          .filter(isKnown);
      }),
    );
    return lines.flat().flatMap(bookingOfLine);
  },

  async payouts({ documents }, moved) {
    const paid = await documents.getMany<PayoutDocument>(payouts.name, streamIds(moved));
    return paid.flatMap(({ document }) => document.lines.flatMap(({ bookingId }) => bookingId ?? []));
  },
};

function bookingOfLine(event: Recorded): string[] {
  return event.type === lineAdded && event.data.line.bookingId !== null ? [event.data.line.bookingId] : [];
}

function streamIds(moved: Moved): string[] {
  return [...new Set(moved.map(({ document: { stream } }) => partsOfStream(stream).id))];
}
