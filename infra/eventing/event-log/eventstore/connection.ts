import { EventStoreDBClient } from '@eventstore/db-client';
import { StartupError } from '../../resilience/startup-error.ts';
import { EngineUnavailable } from '../../resilience/engine-unavailable.ts';
import { isAnswer } from './answers.ts';
import { probeClusterNodes } from './probe-cluster-nodes.ts';
import { refusalOf } from './refusals.ts';

/** Failures within this time may come from the end of an old connection: one retry on a new connection. */
const WORTH_ANOTHER_TRY_MS = 500;
/** The leader, because a follower may lag behind an append. */
const ours = { keepAliveTimeout: '3000', nodePreference: 'leader' };

export type Connection = ReturnType<typeof connectTo>;

/**
 * The only owner of the client. Failures of an unavailable server become EngineUnavailable. After a failed call the
 * client looks for the server again at the next one. Its heartbeat detects dead connections.
 */
export function connectTo(url: string, deadlineMs: number) {
  const client = openClient(url);
  const hosts = probeClusterNodes(url, { open: openClient, deadlineMs });
  let closed = false;

  async function attempt<Result>(work: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> {
    if (closed) throw new Error('The connection is closed');
    return work(client);
  }

  return {
    /** Milliseconds without a response after which the server counts as unavailable. */
    deadlineMs,

    /** `work` must be repeatable. */
    async use<Result>(work: (client: EventStoreDBClient) => Promise<Result>): Promise<Result> {
      const startedAt = performance.now();
      try {
        return await attempt(work).catch((failure: unknown) => {
          if (closed || isAnswer(failure) || performance.now() - startedAt > WORTH_ANOTHER_TRY_MS) throw failure;
          return attempt(work);
        });
      } catch (failure) {
        throw isAnswer(failure)
          ? failure
          : new EngineUnavailable('event log', failure, refusalOf(failure) ?? hosts.refusal());
      }
    },

    async close(): Promise<void> {
      closed = true;
      await Promise.all([client.dispose(), hosts.close()]);
    },
  };
}

/** Throws StartupError for an invalid address. */
function openClient(url: string): EventStoreDBClient {
  const client = parsed(url);
  // The client's batch appends leave rejected promises unhandled when the connection breaks, which would end the
  // process. Reporting the feature as unsupported makes each append a separate call.
  Reflect.set(client, 'supports', async () => false);
  return client;
}

function parsed(url: string): EventStoreDBClient {
  // The protocol's name since KurrentDB, which this client does not know.
  const [address = '', given = ''] = url.replace(/^kurrentdb(?=[+:])/, 'esdb').split('?');
  const settings = new URLSearchParams({ ...ours, ...Object.fromEntries(new URLSearchParams(given)) });
  try {
    return EventStoreDBClient.connectionString(`${address}?${settings.toString()}`);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StartupError(
      `The address of the event log is not valid, such as esdb://host:2113?tls=false (${reason}).`,
      {
        cause,
      },
    );
  }
}
