import { type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { refusalOf } from './refusals.ts';

type Asking = { open: (url: string) => EventStoreDBClient; deadlineMs: number };

/**
 * Finds out why no cluster node accepts us. The client hides the answers of hosts during discovery, so each host is
 * probed separately. Failures that follow report the result.
 */
export function probeClusterNodes(url: string, { open, deadlineMs }: Asking) {
  const alone = eachAlone(url);
  let [said, asking]: [string | undefined, Promise<void> | undefined] = [undefined, undefined];

  async function askAll(): Promise<void> {
    const answers = await Promise.all(alone.map((host) => answerOf(open(host), deadlineMs)));
    said = answers.find((answer) => answer !== undefined);
  }

  return {
    /** The last result; starts another probe for the next call. */
    refusal(): string | undefined {
      if (alone.length > 0) asking ??= askAll().finally(() => (asking = undefined));
      return said;
    },

    /** Resolves when no probe is running. */
    close: async (): Promise<void> => asking,
  };
}

/** Single-host addresses; none if there is only one host. */
function eachAlone(url: string): string[] {
  const [, scheme = '', discover, user = '', hosts = '', settings = ''] =
    /^(\w+)(\+discover)?:\/\/([^@/?]*@)?([^/?]+)\/?(\?.*)?$/.exec(url) ?? [];
  if (!discover && !hosts.includes(',')) return [];
  return hosts.split(',').map((host) => `${scheme}://${user}${host}${settings}`);
}

async function answerOf(client: EventStoreDBClient, deadlineMs: number): Promise<string | undefined> {
  const reading = client.readAll({ fromPosition: START, direction: FORWARDS, maxCount: 1, deadline: deadlineMs });
  const timer = setTimeout(() => reading.destroy(new Error('nothing came')), deadlineMs);
  try {
    await reading.toArray();
    return undefined;
  } catch (failure) {
    return refusalOf(failure);
  } finally {
    clearTimeout(timer);
    await client.dispose();
  }
}
