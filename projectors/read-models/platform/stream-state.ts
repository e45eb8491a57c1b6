import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import type { StreamState } from '#contracts/views/platform-audit.ts';
import type { DecodedLog } from '#contracts/events/event-log.ts';
import { SealedEvent } from '#infra/eventing/event-log.ts';
import { accounts } from '../account/accounts.ts';
import { approvals } from '../approval/approvals.ts';
import { bookings } from '../booking/bookings.ts';
import { bugs } from '../support/bugs.ts';
import { conversations } from '../conversation/conversations.ts';
import { disputes } from '../dispute/disputes.ts';
import { safetyReports } from '../dispute/safety-reports.ts';
import { forms } from '../form/forms.ts';
import { addresses } from '../account/addresses.ts';
import { favourites } from '../worker/favourites.ts';
import { inboxes } from '../notification/inboxes.ts';
import { payments } from '../payment/payments.ts';
import { payouts } from '../payout/payouts.ts';
import { categories } from '../catalogue/categories.ts';
import { services } from '../catalogue/services.ts';
import { settings } from './settings.ts';
import { statements } from '../payment/statements.ts';
import { savedReplies } from '../support/saved-replies.ts';
import { tickets } from '../support/tickets.ts';
import { workerCalendars } from '../calendar/worker-calendars.ts';
import { workers } from '../worker/workers.ts';

type Moment = { asOf?: string | undefined; revision?: number | undefined };
type Fold = (state: object | undefined, event: RecordedEvent) => object | null | undefined;

/** The read model that folds each kind of stream, for its state at any moment. */
const foldOfKind: Record<string, Fold> = {
  account: foldedWith(accounts),
  approval: foldedWith(approvals),
  addresses: foldedWith(addresses),
  favourites: foldedWith(favourites),
  worker: foldedWith(workers),
  calendar: foldedWith(workerCalendars),
  service: foldedWith(services),
  category: foldedWith(categories),
  form: foldedWith(forms),
  workerform: foldedWith(forms),
  booking: foldedWith(bookings),
  payment: foldedWith(payments),
  statement: foldedWith(statements),
  payout: foldedWith(payouts),
  dispute: foldedWith(disputes),
  safety: foldedWith(safetyReports),
  conversation: foldedWith(conversations),
  bug: foldedWith(bugs),
  ticket: foldedWith(tickets),
  replies: foldedWith(savedReplies),
  inbox: foldedWith(inboxes),
  system: foldedWith(settings),
};

type Folding<Doc> = {
  on: {
    readonly [Type in EventType]?: {
      apply: (document: Doc | undefined, event: Recorded<Type>, id: string) => Doc | null | undefined;
    };
  };
};

function foldedWith<Doc extends object>({ on }: Folding<Doc>): Fold {
  return (state, event) => {
    const change = on[event.type as EventType];
    // The row matches the event's type, and the state comes from this read model.
    return change ? change.apply(state as never, event as never, partsOfStream(event.stream).id) : state;
  };
}

/**
 * A stream without a read model, such as a login name's, has no state; merging its events' data would show a state that
 * never existed.
 */
const noFold: Fold = () => undefined;

const PAGE = 500;

/**
 * State of a stream at a moment or revision; null when it has no events. Sealed events are skipped, as in read models,
 * and listed.
 */
export async function streamState(
  eventLog: Pick<DecodedLog, 'readOn'>,
  stream: string,
  moment: Moment,
): Promise<StreamState | null> {
  const folding = startFold(stream);
  for (let from = 0, ended = false; !ended;) {
    const part = await eventLog.readOn(stream, { from, limit: PAGE });
    const later = part.events.findIndex((event) => isAfter(event, moment));
    folding.take(later < 0 ? part.events : part.events.slice(0, later));
    if (later >= 0) break;
    ({ next: from, ended } = part);
    if (ended && folding.isEmpty()) return null;
  }
  return folding.state(moment.asOf ?? null);
}

function startFold(stream: string) {
  const fold = foldOfKind[partsOfStream(stream).kind] ?? noFold;
  const unreadable: number[] = [];
  let state: object | undefined;
  let last = { revision: -1, position: 0 };

  function apply(event: RecordedEvent): void {
    try {
      state = fold(state, event) ?? undefined;
    } catch (error) {
      if (!(event instanceof SealedEvent)) throw error;
      unreadable.push(event.revision);
    }
  }

  return {
    isEmpty: () => last.revision < 0,
    take(events: readonly RecordedEvent[]): void {
      for (const event of events) apply(event);
      const { revision, position } = events.at(-1) ?? last;
      last = { revision, position };
    },
    state: (asOf: string | null): StreamState => ({
      stream,
      asOf,
      ...last,
      ...(unreadable.length > 0 && { unreadable }),
      state: state ? { ...state } : null,
    }),
  };
}

function isAfter({ recordedAt, revision }: RecordedEvent, moment: Moment): boolean {
  if (moment.revision !== undefined && revision > moment.revision) return true;
  return moment.asOf !== undefined && Date.parse(recordedAt) > Date.parse(moment.asOf);
}
