import type { Bus, BusHandler, BusMessage } from './port.ts';

export type BusFailure = { message: BusMessage; error: unknown; attempt: number; gaveUp: boolean };

export type InProcessBusOptions = {
  onError?: (failure: BusFailure) => void;
  /** The wait before the second attempt; it doubles with each further one. */
  firstRetryMs?: number;
  /** After so many the message is reported as given up, and the next one has its turn. */
  attempts?: number;
};

type Retry = Required<InProcessBusOptions>;
type Group = { topic: string; name: string | symbol; members: Set<BusHandler>; lanes: BusMessage[][]; busy: Set<number> };

/** As many keys of one group as are handled at the same time. */
const laneCount = 16;

/**
 * The bus of a single process. A message waits in memory in the lane of its key, one per group, so that a slow consumer holds up neither
 * publishers nor other groups; the lanes are not bounded. What waits when the process ends is gone: consumers catch up from the log.
 */
export function createInProcessBus({ onError = warn, firstRetryMs = 50, attempts = 8 }: InProcessBusOptions = {}): Bus {
  const retry: Retry = { onError, firstRetryMs, attempts };
  const closing = new AbortController();
  const groups: Group[] = [];

  function join(topic: string, name: string | symbol, handler: BusHandler): () => void {
    const group = groups.find((each) => each.topic === topic && each.name === name) ?? newGroup(topic, name);
    if (!groups.includes(group)) groups.push(group);
    const member: BusHandler = (message) => handler(message);
    group.members.add(member);
    return () => {
      group.members.delete(member);
      if (group.members.size === 0 && groups.includes(group)) groups.splice(groups.indexOf(group), 1);
    };
  }

  function enqueue(group: Group, message: BusMessage): void {
    const lane = laneOf(message.key);
    group.lanes[lane]?.push(message);
    if (group.busy.has(lane)) return;
    group.busy.add(lane);
    setImmediate(() => void runLane(group, lane, retry, closing.signal));
  }

  return {
    async publish(messages) {
      for (const message of messages) {
        for (const group of groups) if (group.topic === message.topic) enqueue(group, message);
      }
    },
    async consume(topic, group, handler, signal) {
      if (signal.aborted || closing.signal.aborted) return;
      const leave = join(topic, group === 'every-instance' ? Symbol(group) : group, handler);
      signal.addEventListener('abort', leave, { once: true });
    },
    async close() {
      closing.abort();
      groups.length = 0;
    },
  };
}

function newGroup(topic: string, name: string | symbol): Group {
  return { topic, name, members: new Set(), lanes: Array.from({ length: laneCount }, () => []), busy: new Set() };
}

/** Handles a lane's messages one after another until none waits or the group has no members left. */
async function runLane(group: Group, lane: number, retry: Retry, closed: AbortSignal): Promise<void> {
  for (;;) {
    const waiting = group.lanes[lane] ?? [];
    group.lanes[lane] = [];
    if (waiting.length === 0) break;
    for (const message of waiting) await handle(group, lane, message, retry, closed);
  }
  group.busy.delete(lane);
}

async function handle(group: Group, lane: number, message: BusMessage, retry: Retry, closed: AbortSignal): Promise<void> {
  for (let attempt = 1; attempt <= retry.attempts; attempt++) {
    const members = [...group.members];
    const member = members[lane % members.length];
    if (!member || closed.aborted) return;
    try {
      return await member(message);
    } catch (error) {
      const gaveUp = attempt === retry.attempts;
      retry.onError({ message, error, attempt, gaveUp });
      if (!gaveUp) await pause(retry.firstRetryMs * 2 ** (attempt - 1), closed);
    }
  }
}

function pause(durationMs: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      closed.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, durationMs);
    closed.addEventListener('abort', end, { once: true });
  });
}

/** FNV-1a over the key's UTF-16 code units. */
function laneOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < key.length; n++) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193);
  return (hash >>> 0) % laneCount;
}

function warn({ message, error, attempt, gaveUp }: BusFailure): void {
  process.emitWarning(`A consumer of ${message.topic} failed on ${message.key}, attempt ${attempt}${gaveUp ? ', given up' : ''}: ${String(error)}`);
}
