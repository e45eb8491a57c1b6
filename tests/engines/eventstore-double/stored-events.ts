import { closeSync, existsSync, openSync, readFileSync, truncateSync, writeSync } from 'node:fs';

export type Proposed = { id: string; type: string; contentType: string; data: string; metadata: string };

/** `created` in ticks of 100 ns since 1970; data and metadata as base64. */
export type Kept = Proposed & { stream: string; revision: number; position: number; created: string };

export type Expected = number | 'any' | 'exists';

type Decision = { stored: true; revision: number; position: number } | { stored: false; current: number };

const NONE = -1;
/** Positions are not consecutive, like byte offsets in a transaction file. */
const FIRST_POSITION = 187;
const APPENDS_BETWEEN_STATISTICS = 5;

/**
 * The double's events: in memory, and in a file with one append per line, so that they survive the process (not the
 * machine: nothing is synced). Expected revisions and repeats are judged like on the server.
 */
export function openKeptEvents(file: string) {
  const all: Kept[] = [];
  const streams = new Map<string, Kept[]>();
  /**
   * Only ids of this process: after a restart the server does not know earlier ids either, and accepts a repeat with
   * any expected revision.
   */
  const committed = new Map<string, Kept>();
  for (const event of readAppends(file).flat()) add(event);
  const descriptor = openSync(file, 'a');

  const ofStream = (stream: string) => streams.get(stream) ?? [];

  function add(event: Kept): void {
    all.push(event);
    const events = streams.get(event.stream);
    if (events) events.push(event);
    else streams.set(event.stream, [event]);
  }

  function store(stream: string, proposed: readonly Proposed[]): Decision {
    let position = all.at(-1)?.position ?? FIRST_POSITION;
    const first = ofStream(stream).length;
    const created = String(BigInt(Date.now()) * 10_000n);
    const kept = proposed.map((event, n): Kept => {
      position += 100 + event.data.length + event.metadata.length;
      return { ...event, stream, revision: first + n, position, created };
    });
    writeSync(descriptor, `${JSON.stringify(kept)}\n`);
    for (const event of kept) {
      add(event);
      committed.set(event.id, event);
    }
    return { stored: true, revision: first + kept.length - 1, position };
  }

  function repeated(last: Kept | undefined): Decision {
    return { stored: true, revision: last?.revision ?? NONE, position: last?.position ?? 0 };
  }

  function appendToAny(stream: string, proposed: readonly Proposed[]): Decision {
    const known = proposed
      .map(({ id }) => committed.get(id))
      .map((event) => (event?.stream === stream ? event : undefined));
    if (!known[0]) return store(stream, proposed);
    return known.every(Boolean) ? repeated(known.at(-1)) : { stored: false, current: ofStream(stream).length - 1 };
  }

  function append(stream: string, expected: Expected, proposed: readonly Proposed[]): Decision {
    const events = ofStream(stream);
    const current = events.length - 1;
    if (expected === 'exists' && current === NONE) return { stored: false, current };
    if (expected === 'any' || expected === 'exists') return appendToAny(stream, proposed);
    if (expected === current) return store(stream, proposed);
    const isRepeat = expected < current && proposed.every(({ id }, n) => events[expected + 1 + n]?.id === id);
    return isRepeat ? repeated(events[expected + proposed.length]) : { stored: false, current };
  }

  /** Adds a system event: a server writes its own statistics between the events of its users. */
  function addStatistics(): void {
    store('$stats-127.0.0.1:2113', [
      { id: crypto.randomUUID(), type: '$statsCollected', contentType: 'application/json', data: 'e30=', metadata: '' },
    ]);
  }

  let appends = 0;
  if (all.length === 0) addStatistics();
  return {
    all: all as readonly Kept[],
    ofStream: (stream: string): readonly Kept[] => ofStream(stream),
    append(stream: string, expected: Expected, proposed: readonly Proposed[]): Decision {
      if (++appends % APPENDS_BETWEEN_STATISTICS === 0) addStatistics();
      return append(stream, expected, proposed);
    },
    close: () => closeSync(descriptor),
  };
}

/** A killed process did not acknowledge an incomplete last line, so it is dropped. */
function readAppends(file: string): Kept[][] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line): Kept[] => JSON.parse(line));
}
