import { pause, pauseBefore } from '../resilience/back-off.ts';
import type { Decode } from './decoder.ts';
import type { EventMetadata } from './envelope.ts';
import type { EventNotices } from './event-notices.ts';
import type { Batch, FollowedLog } from './port.ts';
import { NewerEvent, SealedEvent } from './sealed-event.ts';

/**
 * Whether a subscription waits at an event of a newer version, as in a service, or ends with NewerEvent, as in a
 * command-line tool.
 */
export type WhenNewer = 'wait' | 'throw';

type Following<Metadata extends EventMetadata> = {
  decode: Decode<Metadata>;
  notices: EventNotices;
  whenNewer: WhenNewer;
};

/**
 * Yields own events up to an event of a newer version. There it waits and retries, so that nothing is skipped, and
 * continues after an upgrade of the process. Positions advance past skipped events.
 */
export function followDecoded<Metadata extends EventMetadata>(
  eventLog: Pick<FollowedLog, 'subscribe'>,
  { decode, notices, whenNewer }: Following<Metadata>,
): FollowedLog<Metadata>['subscribe'] {
  return async function* subscribe(options, signal) {
    const subscription = {};
    let { after } = options;

    /** Ends at an event of a newer version, and returns it. */
    async function* untilNewer(): AsyncGenerator<Batch<Metadata>, SealedEvent | undefined> {
      for await (const given of eventLog.subscribe({ ...options, after }, signal)) {
        const { batch, newer } = upToNewer(given, decode);
        if (batch) {
          notices.goesOn(subscription);
          yield batch;
          after = batch.position;
        }
        if (newer) return newer;
      }
      return undefined;
    }

    try {
      for (let attempt = 0; !signal.aborted; attempt++) {
        const newer = yield* untilNewer();
        if (!newer || signal.aborted) return;
        if (whenNewer === 'throw') throw newer.reason;
        notices.waits(subscription, newer);
        await pause(pauseBefore(attempt), signal);
      }
    } finally {
      notices.goesOn(subscription);
    }
  };
}

/**
 * The part of a batch before an event of a newer version. It ends at an event's position, because some logs cannot be
 * read from any other.
 */
function upToNewer<Metadata extends EventMetadata>(
  batch: Batch,
  decode: Decode<Metadata>,
): { batch?: Batch<Metadata>; newer?: SealedEvent } {
  const events: Batch<Metadata>['events'] = [];
  let reached = 0;
  for (const event of batch.events) {
    const decoded = decode(event);
    if (decoded instanceof SealedEvent && decoded.reason instanceof NewerEvent)
      return { newer: decoded, ...(reached > 0 && { batch: { events, caughtUp: false, position: reached } }) };
    reached = event.position;
    if (decoded) events.push(decoded);
  }
  return { batch: { ...batch, events } };
}
