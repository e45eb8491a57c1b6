import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { EventStoreDBClient } from '@eventstore/db-client';

/** The streams that are read and appended to before a request is answered; `$all` for the whole log. */
export type LogCalls = { reads: string[]; appends: string[] };

type Request = { method: string; path: string; calls: LogCalls };

const REQUEST_STARTED = 'http.server.request.start';
const ours = EventStoreDBClient.prototype;

/**
 * Counts the calls to EventStoreDB of each HTTP request that this process serves. What policies and projectors do
 * meanwhile does not count.
 */
export function countLogCalls() {
  const request = new AsyncLocalStorage<LogCalls>();
  const requests: Request[] = [];
  const { appendToStream, readStream, readAll } = ours;

  function started(message: unknown): void {
    const { method = '', url = '' } = (message as { request: IncomingMessage }).request;
    const calls = { reads: [], appends: [] };
    requests.push({ method, path: url, calls });
    request.enterWith(calls);
  }

  subscribe(REQUEST_STARTED, started);
  Object.assign(ours, {
    appendToStream(this: EventStoreDBClient, ...given: Parameters<typeof appendToStream>) {
      request.getStore()?.appends.push(given[0]);
      return appendToStream.apply(this, given);
    },
    readStream(this: EventStoreDBClient, ...given: Parameters<typeof readStream>) {
      request.getStore()?.reads.push(given[0]);
      return readStream.apply(this, given);
    },
    readAll(this: EventStoreDBClient, ...given: Parameters<typeof readAll>) {
      request.getStore()?.reads.push('$all');
      return readAll.apply(this, given);
    },
  });

  return {
    /** The requests since this was called last. */
    take: () => requests.splice(0),
    stop(): void {
      unsubscribe(REQUEST_STARTED, started);
      Object.assign(ours, { appendToStream, readStream, readAll });
    },
  };
}
