import type { Bus, BusHandler, BusMessage } from '../port.ts';
import { handleWithRetries, type Retry, type RetryOptions, retryOf } from '../retries.ts';

type Group = {
  topic: string;
  name: string | symbol;
  members: Set<BusHandler>;
  lanes: BusMessage[][];
  busy: Set<number>;
};

/** Number of keys that one group handles concurrently. */
const laneCount = 16;

/**
 * The bus of a single process. Each group has one queue per key lane in memory, so that a slow consumer delays
 * neither publishers nor other groups; queues are unbounded. Waiting messages are lost at the end of the process:
 * consumers catch up from the log.
 */
export function createInProcessBus(options: RetryOptions = {}): Bus {
  const retry = retryOf(options);
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

/** Handles a lane's messages in sequence until it is empty or the group has no members. */
async function runLane(group: Group, lane: number, retry: Retry, closed: AbortSignal): Promise<void> {
  for (;;) {
    const waiting = group.lanes[lane] ?? [];
    group.lanes[lane] = [];
    if (waiting.length === 0) break;
    for (const message of waiting) await handle(group, lane, message, retry, closed);
  }
  group.busy.delete(lane);
}

/** Each attempt goes to a current member; messages without a member are kept. */
async function handle(
  group: Group,
  lane: number,
  message: BusMessage,
  retry: Retry,
  closed: AbortSignal,
): Promise<void> {
  const attempt = () => {
    const members = [...group.members];
    return members[lane % members.length]?.(message);
  };
  await handleWithRetries(message, attempt, retry, closed);
}

/** FNV-1a over the key's UTF-16 code units. */
function laneOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let n = 0; n < key.length; n++) hash = Math.imul(hash ^ key.charCodeAt(n), 0x01000193);
  return (hash >>> 0) % laneCount;
}
