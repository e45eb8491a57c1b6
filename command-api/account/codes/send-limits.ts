import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { DAY_MS, HOUR_MS } from '#contracts/manila-time.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { Change, SecretStore } from '../secret-store.ts';

/** Limits on messages of one kind: texts cost money, and too many messages annoy. */
export type Most = { anHour: number; aDay: number };

/**
 * `by`: the requesting network of a message that strangers can trigger. Half of the limit is reserved for networks without a
 * request within a day, so that repeated requests from one network leave some for the owner.
 */
export type SendCount = { of: string; most: Most; by?: string | undefined };

const Sent = z.array(z.number());

/** A count that can be reverted. */
export type Counted = {
  /** The message was not sent. */
  takeBack(): Promise<void>;
};

export type SendLimits = {
  /** Counts one message for each limit. Throws 429 and counts nothing when one of them is reached. */
  count(counts: readonly SendCount[]): Promise<Counted>;
};

export function createSendLimits(
  { secretStore, now }: { secretStore: SecretStore; now: () => Date },
  kind: string,
): SendLimits {
  const sent = secretStore.collection(`${kind}-sent`, Sent);

  /** Whether this network made a request within a day. Records this one. */
  function noteRequest(asking: string, nowMs: number): Promise<boolean> {
    return sent.change(asking, (before = []): Change<number[], boolean> => {
      const within = before.filter((at) => at > nowMs - DAY_MS);
      return {
        to: { secret: [...within, nowMs], expiresAt: new Date(nowMs + DAY_MS) },
        result: within.length > 0,
      };
    });
  }

  /** Milliseconds to wait; 0 when the message was counted. */
  function countOne({ of, most: { anHour, aDay } }: SendCount, nowMs: number): Promise<number> {
    return sent.change(of, (before = []): Change<number[], number> => {
      const within = notAhead(before, nowMs).filter((at) => at > nowMs - DAY_MS);
      const waitMs = Math.max(waitFor(within.at(-anHour), HOUR_MS, nowMs), waitFor(within.at(-aDay), DAY_MS, nowMs));
      const kept = { secret: within, expiresAt: new Date(nowMs + DAY_MS) };
      if (waitMs > 0) return { to: before.some((at) => at > nowMs) ? kept : 'unchanged', result: waitMs };
      return { to: { secret: [...within, nowMs], expiresAt: new Date(nowMs + DAY_MS) }, result: 0 };
    });
  }

  function takeBack(of: string, at: number): Promise<null> {
    return sent.change(of, (before = []): Change<number[], null> => {
      const left = before.toSpliced(before.lastIndexOf(at), 1);
      return { to: left.length === 0 ? 'gone' : { secret: left, expiresAt: new Date(at + DAY_MS) }, result: null };
    });
  }

  async function takeBackAll(done: readonly string[], at: number): Promise<void> {
    for (const each of done) await takeBack(each, at);
  }

  return {
    async count(counts) {
      const nowMs = now().getTime();
      const done: string[] = [];
      const all: SendCount[] = [];
      for (const each of counts) {
        if (each.by !== undefined) {
          const asking = `${originOf(each.by)} ${each.of}`;
          const isAgain = await noteRequest(asking, nowMs);
          done.push(asking);
          if (isAgain) all.push({ of: `again ${each.of}`, most: halfOf(each.most) });
        }
        all.push(each);
      }
      for (const each of all) {
        const waitMs = await countOne(each, nowMs);
        if (waitMs > 0) {
          await takeBackAll(done, nowMs);
          refuseUntil(waitMs);
        }
        done.push(each.of);
      }
      return { takeBack: () => takeBackAll(done, nowMs) };
    },
  };
}

/** Hashed keys of counts, which reveal neither recipient nor network. */
export function recipientOf(address: string): string {
  return `to ${hashOf(address)}`;
}

export function originOf(origin: string): string {
  return `from ${hashOf(origin)}`;
}

/** Times recorded while the clock was ahead count as now, so that no wait exceeds the limit. */
function notAhead(sentAt: readonly number[], nowMs: number): number[] {
  return sentAt.map((at) => Math.min(at, nowMs));
}

function halfOf({ anHour, aDay }: Most): Most {
  return { anHour: Math.ceil(anHour / 2), aDay: Math.ceil(aDay / 2) };
}

export function refuseUntil(waitMs: number): void {
  if (waitMs > 0) throw new ApiError('too_many_requests', { retryAfterSeconds: Math.ceil(waitMs / 1000) });
}

/** `first`: time of the oldest message that counts towards the limit. */
function waitFor(first: number | undefined, spanMs: number, nowMs: number): number {
  return first === undefined ? 0 : Math.max(0, first + spanMs - nowMs);
}

function hashOf(text: string): string {
  return createHash('sha256').update(`:${text}`).digest('base64url');
}
