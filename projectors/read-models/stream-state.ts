import type { RecordedEvent } from '#contracts/events/envelope.ts';
import type { EventType, Recorded } from '#contracts/events/registry.ts';
import { partsOfStream } from '#contracts/events/streams.ts';
import type { StreamState } from '#contracts/views/audit.ts';
import type { EventLog } from '#infra/event-log/port.ts';
import { accounts } from './accounts.ts';
import { bookings } from './bookings.ts';
import { conversations } from './conversations.ts';
import { inboxes } from './inboxes.ts';
import { payments } from './payments.ts';
import { payouts } from './payouts.ts';
import { services } from './services.ts';
import { settings } from './settings.ts';
import { workerCalendars } from './worker-calendars.ts';
import { workers } from './workers.ts';

type Moment = { asOf?: string | undefined; revision?: number | undefined };
type Fold = (state: object | undefined, event: RecordedEvent) => object | null | undefined;

/** The read model that a kind of stream is folded with: its own pure functions, up to any moment. */
const foldOfKind: Record<string, Fold> = {
  account: foldedWith(accounts),
  worker: foldedWith(workers),
  calendar: foldedWith(workerCalendars),
  service: foldedWith(services),
  booking: foldedWith(bookings),
  payment: foldedWith(payments),
  payout: foldedWith(payouts),
  conversation: foldedWith(conversations),
  inbox: foldedWith(inboxes),
  system: foldedWith(settings),
};

type Folding<Doc> = { on: { readonly [Type in EventType]?: { apply: (document: Doc | undefined, event: Recorded<Type>, id: string) => Doc | null | undefined } } };

function foldedWith<Doc extends object>({ on }: Folding<Doc>): Fold {
  return (state, event) => {
    const change = on[event.type as EventType];
    // The row was found by the event's type, and the state comes from this very read model.
    return change ? change.apply(state as never, event as never, partsOfStream(event.stream).id) : state;
  };
}

/** A stream without a read model of its own, as that of a login name, has no state: laying its events over each other would show one that never was. */
const noFold: Fold = () => undefined;

const PAGE = 500;

/** The folded state of a stream at a moment or revision; null when it has no events at all. */
export async function streamState(eventLog: Pick<EventLog, 'readStream'>, stream: string, moment: Moment): Promise<StreamState | null> {
  const fold = foldOfKind[partsOfStream(stream).kind] ?? noFold;
  const shown: StreamState = { stream, asOf: moment.asOf ?? null, revision: -1, position: 0, state: null };
  let state: object | undefined;
  for (let from = 0; ; from += PAGE) {
    const events = await eventLog.readStream(stream, { from, limit: PAGE });
    if (from === 0 && events.length === 0) return null;
    for (const event of events) {
      if (isAfter(event, moment)) return { ...shown, state: shownState(state) };
      state = fold(state, event) ?? undefined;
      shown.revision = event.revision;
      shown.position = event.position;
    }
    if (events.length < PAGE) return { ...shown, state: shownState(state) };
  }
}

function isAfter({ recordedAt, revision }: RecordedEvent, moment: Moment): boolean {
  if (moment.revision !== undefined && revision > moment.revision) return true;
  return moment.asOf !== undefined && Date.parse(recordedAt) > Date.parse(moment.asOf);
}

function shownState(state: object | undefined): Record<string, unknown> | null {
  return state ? { ...state } : null;
}
