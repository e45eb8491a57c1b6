import { setTimeout as delay } from 'node:timers/promises';
import { Metadata, type sendUnaryData, type ServerReadableStream, status } from '@grpc/grpc-js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, openKeptEvents, Proposed } from './stored-events.ts';
import { expectedOf, proposedOf, stored, streamName, wrongExpectedVersion } from './messages.ts';
import type { DoubleOptions } from './options.ts';

export type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;
type Answer = sendUnaryData<streams.AppendResp>;
type Whole = { stream: string; expected: Expected; proposed: readonly Proposed[] };
type Store = { kept: ReturnType<typeof openKeptEvents>; onDecided: (stored: boolean) => void } & Pick<
  DoubleOptions,
  'commitMs' | 'commitTimeoutMs' | 'maxAppendSize'
>;

/** Appends a stream of messages, and refuses what a real server refuses. */
export function appendsOf(store: Store) {
  /** Appends that are stored and not yet answered. A repeat of one waits until it times out. */
  const committing = new Set<string>();

  async function answerTo({ stream, expected, proposed }: Whole): Promise<streams.AppendResp> {
    if (sizeOf(proposed) > store.maxAppendSize) throw tooLarge(store.maxAppendSize);
    const sameAppend = JSON.stringify([stream, ...proposed.map(({ id }) => id)]);
    if (committing.has(sameAppend)) {
      await delay(store.commitTimeoutMs);
      throw refusal(status.ABORTED, 'Operation timed out: Commit phase timeout.');
    }
    committing.add(sameAppend);
    try {
      const decision = store.kept.append(stream, expected, proposed);
      store.onDecided(decision.stored);
      await delay(store.commitMs);
      return decision.stored
        ? stored(decision.revision, decision.position)
        : wrongExpectedVersion(expected, decision.current);
    } finally {
      committing.delete(sameAppend);
    }
  }

  return function append(call: AppendCall, answer: Answer): void {
    let [stream, expected]: [string, Expected] = ['', 'any'];
    const proposed: Proposed[] = [];
    call.on('data', (request: streams.AppendReq) => {
      const [options, message] = [request.getOptions(), request.getProposedMessage()];
      if (options) [stream, expected] = [streamName(options.getStreamIdentifier()), expectedOf(options)];
      if (message) proposed.push(proposedOf(message));
    });
    // An append that the client cancelled before it was complete is not stored.
    call.on('end', () => {
      if (!call.cancelled)
        answerTo({ stream, expected, proposed }).then(
          (response) => answer(null, response),
          (refused: Refusal) => answer(refused),
        );
    });
    call.on('error', () => {});
  };
}

type Refusal = Error & { code: status; details: string; metadata: Metadata };

export function refusal(code: status, details: string, metadata = new Metadata()): Refusal {
  return Object.assign(new Error(details), { code, details, metadata });
}

function tooLarge(most: number): Refusal {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(most));
  return refusal(status.INVALID_ARGUMENT, `Maximum Append Size of ${most} Exceeded.`, metadata);
}

/** The server's measure: the stored size of the events, with two bytes per character of a type. */
function sizeOf(proposed: readonly Proposed[]): number {
  return proposed.reduce(
    (sum, { type, data, metadata }) =>
      sum + 2 * type.length + Buffer.byteLength(data, 'base64') + Buffer.byteLength(metadata, 'base64'),
    0,
  );
}
