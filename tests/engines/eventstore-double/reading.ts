import { once } from 'node:events';
import { type ServerWritableStream, status } from '@grpc/grpc-js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Kept, openKeptEvents } from './stored-events.ts';
import { caughtUp, checkpoint, confirmation, readEvent, streamName, streamNotFound } from './messages.ts';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type KeptEvents = ReturnType<typeof openKeptEvents>;
type Options = streams.ReadReq.Options;

const FORWARDS = 0;
const DEFAULT_WINDOW = 32;

/**
 * Reads of streams and of the whole log, and subscriptions to the whole log. `appended` resolves after the next append.
 */
export async function serveRead(call: ReadCall, kept: KeptEvents, appended: () => Promise<unknown>): Promise<void> {
  const options = call.request.getOptions();
  if (!options) throw refusal('A read needs options');
  if (options.hasSubscription()) {
    if (!options.hasAll()) throw refusal('The double has subscriptions to $all only');
    return follow(call, options, kept.all, appended);
  }
  const stream = options.getStream();
  if (stream && kept.ofStream(streamName(stream.getStreamIdentifier())).length === 0) {
    await send(call, streamNotFound(streamName(stream.getStreamIdentifier())));
  } else {
    for (const event of chosen(options, kept)) await send(call, readEvent(event));
  }
  call.end();
}

function refusal(details: string) {
  return Object.assign(new Error(details), { code: status.UNIMPLEMENTED, details });
}

function chosen(options: Options, kept: KeptEvents): Kept[] {
  const count = Math.min(Number(options.getCount()), Number.MAX_SAFE_INTEGER);
  const stream = options.getStream();
  const events = stream ? kept.ofStream(streamName(stream.getStreamIdentifier())) : kept.all;
  if (stream) return slice(events, options, boundOfStream(stream, events.length), count);
  const bound = boundOfAll(options.getAll());
  requirePlace(options.getAll(), kept.all, 'Unexpected ReadAllResult: Error');
  // A backward read of the whole log excludes its start position; one of a stream includes its revision.
  const backwards = options.getReadDirection() !== FORWARDS;
  return slice(events, options, firstAtOrAfter(events, bound) - (backwards ? 1 : 0), count);
}

/** Like the server, counts positions beyond the end of a stream as returned. */
function slice(events: readonly Kept[], options: Options, bound: number, count: number): Kept[] {
  if (options.getReadDirection() === FORWARDS) return events.slice(bound, bound + count);
  return events.slice(Math.max(0, bound + 1 - count), bound + 1).toReversed();
}

function boundOfStream(stream: streams.ReadReq.Options.StreamOptions, length: number): number {
  if (stream.hasStart()) return 0;
  return stream.hasEnd() ? length - 1 : Number(stream.getRevision());
}

function boundOfAll(all: streams.ReadReq.Options.AllOptions | undefined): number {
  if (!all || all.hasStart()) return 0;
  return all.hasEnd() ? Number.MAX_SAFE_INTEGER : Number(all.getPosition()?.getCommitPosition());
}

function firstAtOrAfter(events: readonly Kept[], position: number): number {
  let [low, high] = [0, events.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((events[middle]?.position ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The server reads only from the position of an existing event. */
function requirePlace(
  from: streams.ReadReq.Options.AllOptions | undefined,
  all: readonly Kept[],
  details: string,
): void {
  const position = from?.hasPosition() ? boundOfAll(from) : undefined;
  if (position === undefined || all[firstAtOrAfter(all, position)]?.position === position) return;
  throw Object.assign(new Error(details), { code: status.UNKNOWN, details });
}

async function follow(
  call: ReadCall,
  options: Options,
  all: readonly Kept[],
  appended: () => Promise<unknown>,
): Promise<void> {
  const filter = options.getFilter();
  const interval = intervalOf(filter);
  const wanted = filterOf(filter);
  const sendCheckpoint = async (event: Kept | undefined) => filter && send(call, checkpoint(event?.position ?? 0));
  requirePlace(options.getAll(), all, 'Exception was thrown by handler.');
  await send(call, confirmation());
  let next = options.getAll()?.hasStart() ? 0 : firstAtOrAfter(all, boundOfAll(options.getAll()) + 1);
  for (let considered = 0; !call.cancelled;) {
    for (let event = all[next]; event && !call.cancelled; event = all[++next]) {
      if (wanted(event)) await send(call, readEvent(event));
      if (++considered % interval === 0) await sendCheckpoint(event);
    }
    await sendCheckpoint(all[next - 1]);
    await send(call, caughtUp());
    if (next === all.length) await Promise.race([appended(), cancellationOf(call)]);
  }
}

/** Back-pressure: waits until the client accepts the response. */
async function send(call: ReadCall, response: streams.ReadResp): Promise<void> {
  if (call.cancelled || call.write(response)) return;
  await Promise.race([once(call, 'drain'), cancellationOf(call)]);
}

const gone = new WeakMap<ReadCall, Promise<unknown>>();

/** Resolves when the client cancels. */
function cancellationOf(call: ReadCall): Promise<unknown> {
  const known = gone.get(call) ?? once(call, 'cancelled');
  gone.set(call, known);
  return known;
}

function filterOf(filter: streams.ReadReq.Options.FilterOptions | undefined): (event: Kept) => boolean {
  const expression = filter?.getEventType() ?? filter?.getStreamIdentifier();
  if (!filter || !expression) return () => true;
  const named = filter.hasEventType() ? (event: Kept) => event.type : (event: Kept) => event.stream;
  const regex = expression.getRegex() ? new RegExp(expression.getRegex()) : undefined;
  return regex
    ? (event) => regex.test(named(event))
    : (event) => expression.getPrefixList().some((prefix) => named(event).startsWith(prefix));
}

function intervalOf(filter: streams.ReadReq.Options.FilterOptions | undefined): number {
  return Math.max(
    1,
    (filter?.hasMax() ? filter.getMax() : DEFAULT_WINDOW) * (filter?.getCheckpointintervalmultiplier() ?? 1),
  );
}
