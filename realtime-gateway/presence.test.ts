import { describe, expect, it } from 'vitest';
import { ROLL_CALL_EVERY_MS } from '#contracts/realtime/live.ts';
import { createPresence, type Presence } from './presence.ts';

/** Instances that receive each other's messages, and the changes that each reports to its watchers. */
function instances(count: number) {
  let nowMs = 0;
  const connected = new Set<Presence>();
  const told: string[][] = [];
  const all = Array.from({ length: count }, (_, index) => {
    told[index] = [];
    const presence: Presence = createPresence({
      publish: (message) => {
        for (const other of connected) other.take(message);
      },
      onChange: (accountId, online) => told[index]?.push(`${accountId} ${online ? 'on' : 'off'}`),
      now: () => new Date(nowMs),
    });
    connected.add(presence);
    return presence;
  });
  return {
    all,
    told,
    crash: (presence: Presence) => connected.delete(presence),
    later: (ms: number) => {
      nowMs += ms;
    },
  };
}

describe('presence', () => {
  it('lasts from the first socket to the last', () => {
    const {
      all: [here],
      told,
    } = instances(1);
    here!.connected('maria');
    here!.connected('maria');
    here!.disconnected('maria');
    expect(here!.isOnline('maria')).toBe(true);
    here!.disconnected('maria');
    expect(here!.isOnline('maria')).toBe(false);
    expect(told[0]).toEqual(['maria on', 'maria off']);
  });

  it('reaches the other instances once, wherever the sockets are', () => {
    const {
      all: [here, there],
      told,
    } = instances(2);
    here!.connected('maria');
    there!.connected('maria');
    here!.disconnected('maria');
    expect(here!.isOnline('maria')).toBe(true);
    there!.disconnected('maria');
    expect(told).toEqual([
      ['maria on', 'maria off'],
      ['maria on', 'maria off'],
    ]);
  });

  it('reaches an instance that started later with the next roll call', () => {
    const late = createPresence({ publish: () => undefined, onChange: () => undefined, now: () => new Date(0) });
    late.take({ kind: 'roll-call', instance: 'here', accountIds: ['maria', 'ramon'] });
    late.take({ kind: 'roll-call', instance: 'here', accountIds: ['ramon'] });
    expect([late.isOnline('maria'), late.isOnline('ramon')]).toEqual([false, true]);
  });

  it('is published at once on request', () => {
    const {
      all: [here, there],
    } = instances(2);
    here!.connected('maria');
    const late = createPresence({ publish: () => undefined, onChange: () => undefined, now: () => new Date(0) });
    const asked = createPresence({
      publish: (message) => late.take(message),
      onChange: () => undefined,
      now: () => new Date(0),
    });
    asked.connected('ramon');
    asked.answerRoll();
    expect(late.isOnline('ramon')).toBe(true);
    expect(there!.isOnline('maria')).toBe(true);
  });

  it('ends with an instance that falls silent', () => {
    const {
      all: [here, there],
      told,
      crash,
      later,
    } = instances(2);
    there!.connected('maria');
    crash(there!);
    later(3 * ROLL_CALL_EVERY_MS);
    here!.callRoll();
    expect(here!.isOnline('maria')).toBe(true);
    later(1);
    here!.callRoll();
    expect(here!.isOnline('maria')).toBe(false);
    expect(told[0]).toEqual(['maria on', 'maria off']);
  });
});
