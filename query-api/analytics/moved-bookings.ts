import { MOST_LOOKED_AT, type MoneyFigure } from '#contracts/analytics/bookings-of-figures.ts';
import { moneyEvents, movedCentavos } from '#contracts/analytics/money-events.ts';
import { lineAdded } from '#contracts/events/payout.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import { auditLog, type AuditLogDocument, isKnown } from '#projectors/read-models/platform/audit-log.ts';
import { positionId } from '#projectors/read-models/position-id.ts';
import { type PayoutDocument, payouts } from '#projectors/read-models/payout/payouts.ts';
import { findUpTo, type FoundUpTo } from '../page.ts';
import { type Days, positionsOf } from '../platform/days-in-log.ts';
import type { QueryContext } from '../query-context.ts';

/** Money that moved in events of the log, which name it otherwise than bookings do. */
export type EventFigure = Exclude<MoneyFigure, 'revenue'>;

type Context = Pick<QueryContext, 'documents' | 'eventLog'>;
type Moved = readonly { position: number; document: Readonly<AuditLogDocument> }[];

/** The amount an event moved for a booking; null: for none, such as a payout that was carried over. */
export type Share = { bookingId: string | null; centavos: number };

/** Bookings with money movements on these days, by the events that add up to the figure. */
export async function bookingsMoved(context: Context, figure: EventFigure, days: Days): Promise<FoundUpTo<string>> {
  const { found, capped } = await movedOn(context, figure, days);
  // A payment's stream has its booking's id.
  if (figure === 'refunds') return { found: streamIds(found), capped };
  const shares = await sharesOf[figure](context, found);
  return { found: [...new Set(shares.flatMap(({ bookingId }) => bookingId ?? []))], capped };
}

/** Amounts moved on these days for these bookings, and for none. `capped`: older events were not read. */
export async function sharesMoved(
  context: Context,
  figure: EventFigure,
  days: Days,
  bookingIds: readonly string[],
): Promise<FoundUpTo<Share>> {
  const { found, capped } = await movedOn(context, figure, days);
  const ids = new Set(bookingIds);
  const read = figure === 'refunds' ? found.filter(({ document }) => ids.has(idOf(document))) : found;
  const shares = await sharesOf[figure](context, read);
  return { found: shares.filter(({ bookingId }) => bookingId === null || ids.has(bookingId)), capped };
}

async function movedOn({ documents }: Context, figure: EventFigure, days: Days): Promise<FoundUpTo<Moved[number]>> {
  const { fromPosition = 0, beforePosition = Number.MAX_SAFE_INTEGER } = await positionsOf(documents, days);
  return findUpTo(MOST_LOOKED_AT, (limit) =>
    documents.find<AuditLogDocument>(auditLog.name, {
      where: {
        type: { in: moneyEvents[figure] },
        flags: { has: 'moved' },
        id: { gte: positionId({ position: fromPosition }), lt: positionId({ position: beforePosition }) },
      },
      sort: [['id', 'desc']],
      limit,
    }),
  );
}

const sharesOf: Readonly<Record<EventFigure, (context: Context, moved: Moved) => Promise<Share[]>>> = {
  async refunds(context, moved) {
    const events = await eventsOf(context, moved);
    return events.map((event) => ({ bookingId: idOf(event), centavos: movedCentavos('refunds', event) }));
  },

  async commission(context, moved) {
    const events = await eventsOf(context, moved);
    return events.flatMap((event) =>
      event.type === lineAdded
        ? { bookingId: event.data.line.bookingId, centavos: movedCentavos('commission', event) }
        : [],
    );
  },

  async payouts(context, moved) {
    const [events, paid] = await Promise.all([
      eventsOf(context, moved),
      context.documents.getMany<PayoutDocument>(payouts.name, streamIds(moved)),
    ]);
    const lines = new Map(paid.map(({ id, document }) => [id, document.lines]));
    return events.flatMap((event) => {
      const centavos = movedCentavos('payouts', event);
      const jobs = (lines.get(idOf(event)) ?? []).flatMap(({ bookingId, amountCentavos }) =>
        bookingId === null || amountCentavos === 0 ? [] : { bookingId, centavos: Math.sign(centavos) * amountCentavos },
      );
      const rest = jobs.reduce((left, job) => left - job.centavos, centavos);
      return [...jobs, { bookingId: null, centavos: rest }];
    });
  },
};

/** Unreadable events are skipped. */
async function eventsOf({ eventLog }: Context, moved: Moved): Promise<Recorded[]> {
  const positions = new Set(moved.map(({ position }) => position));
  const streams = [...new Set(moved.map(({ document }) => document.stream))];
  const events = await Promise.all(streams.map((stream) => eventLog.readStream(stream)));
  return events
    .flat()
    .filter((event) => positions.has(event.position) && !(event instanceof SealedEvent))
    .filter(isKnown);
}

function idOf({ stream }: { stream: string }): string {
  return partsOfStream(stream).id;
}

function streamIds(moved: Moved): string[] {
  return [...new Set(moved.map(({ document }) => idOf(document)))];
}
