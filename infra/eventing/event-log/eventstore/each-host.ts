import { type EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { refusalOf } from './refusals.ts';

type Asking = { open: (url: string) => EventStoreDBClient; deadlineMs: number };

/**
 * Why a cluster has no node for us. The client keeps to itself what the hosts said while it looked for one, so they are
 * asked one by one beside that. What they said is told with the failures that come after it.
 */
export function askingEachHost(url: string, { open, deadlineMs }: Asking) {
  const alone = eachAlone(url);
  let [said, asking]: [string | undefined, Promise<void> | undefined] = [undefined, undefined];

  async function askAll(): Promise<void> {
    const answers = await Promise.all(alone.map((host) => answerOf(open(host), deadlineMs)));
    said = answers.find((answer) => answer !== undefined);
  }

  return {
    /** What is known now; asks anew for the next time. */
    refusal(): string | undefined {
      if (alone.length > 0) asking ??= askAll().finally(() => (asking = undefined));
      return said;
    },

    /** Resolves when nobody is asked any more. */
    close: async (): Promise<void> => asking,
  };
}

/** Addresses of the hosts by themselves, or none where one host is all there is. */
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
