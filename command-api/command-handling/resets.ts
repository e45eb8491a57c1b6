import type { EventMetadata } from '#contracts/events/envelope.ts';
import { platformReset } from '#contracts/events/platform.ts';
import { streams } from '#contracts/events/streams.ts';
import { isForgotten } from '#contracts/platform/reset.ts';
import type { Beginning, CommandLog, Follower } from '#infra/eventing/command-handling.ts';

const PAGE = 1000;

/**
 * Position after which states are folded: that of the newest platform reset (docs/decisions/system-reset.md). Another
 * process may reset the platform: then the follower brings the event, and while it is not current, the stream is read.
 */
export function createResets(
  eventLog: CommandLog<EventMetadata>,
  follower: Pick<Follower, 'isCurrent' | 'onEvent'> | undefined,
) {
  let newest = 0;
  let next = 0;
  let reading: Promise<void> | null = null;
  let isRead = false;

  async function readOn(): Promise<void> {
    for (let ended = false; !ended;) {
      const part = await eventLog.readOn(streams.system(), { from: next, limit: PAGE });
      for (const { type, position } of part.events) if (type === platformReset) newest = Math.max(newest, position);
      ({ next, ended } = part);
    }
    isRead = true;
  }

  follower?.onEvent(({ type, position }) => {
    if (type === platformReset) newest = Math.max(newest, position);
  });

  const beginning: Beginning = {
    async newest() {
      if (isRead && (!follower || follower.isCurrent())) return newest;
      reading ??= readOn().finally(() => {
        reading = null;
      });
      await reading;
      return newest;
    },
    known: () => newest,
    isForgotten,
  };

  const log: CommandLog<EventMetadata> = {
    head: () => eventLog.head(),
    readOn: (stream, options) => eventLog.readOn(stream, options),
    async append(stream, expected, events) {
      const appended = await eventLog.append(stream, expected, events);
      if (events.some(({ type }) => type === platformReset)) newest = Math.max(newest, appended.position);
      return appended;
    },
  };

  return {
    beginning,
    /** The log, wrapped to record resets by this process. */
    log,
  };
}
