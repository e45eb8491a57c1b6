import { beforeEach, describe, expect, it } from 'vitest';
import { createEndedSessions, type EndedSessions, KEPT_MS } from './ended-sessions.ts';

let nowMs = Date.parse('2026-11-20T02:00:00Z');
let ended: EndedSessions;
beforeEach(() => {
  ended = createEndedSessions({ now: () => new Date(nowMs) });
});

const maria = { accountId: 'maria', sessionId: 's1', era: 0 };

describe('the ended sessions', () => {
  it('are empty at first', () => {
    expect(ended.isOver(maria)).toBe(false);
  });

  it('contain a session that ended alone, and no other of the account', () => {
    ended.take([{ accountId: 'maria', era: 0, sessionId: 's1' }]);
    expect(ended.isOver(maria)).toBe(true);
    expect(ended.isOver({ ...maria, sessionId: 's2' })).toBe(false);
  });

  it('contain all of an earlier era, and none of the current one, even in the same second', () => {
    ended.take([{ accountId: 'maria', era: 1, sessionId: null }]);
    expect(ended.isOver(maria)).toBe(true);
    expect(ended.isOver({ ...maria, sessionId: 's2' })).toBe(true);
    expect(ended.isOver({ ...maria, sessionId: 's3', era: 1 })).toBe(false);
    expect(ended.isOver({ ...maria, accountId: 'ramon' })).toBe(false);
  });

  it('may be reported twice and late', () => {
    ended.take([
      { accountId: 'maria', era: 2, sessionId: null },
      { accountId: 'maria', era: 1, sessionId: null },
      { accountId: 'maria', era: 2, sessionId: null },
    ]);
    expect(ended.isOver({ ...maria, era: 1 })).toBe(true);
    expect(ended.isOver({ ...maria, era: 2 })).toBe(false);
  });

  it('are dropped once their tokens have expired', () => {
    ended.take([{ accountId: 'maria', era: 1, sessionId: 's1' }]);
    nowMs += KEPT_MS - 1;
    ended.forgetExpired();
    expect(ended.isOver(maria)).toBe(true);
    nowMs += 1;
    ended.forgetExpired();
    expect(ended.size()).toBe(0);
  });

  it('drop the oldest entries beyond their limit', () => {
    const few = createEndedSessions({ most: 2, now: () => new Date(nowMs) });
    few.take(['s1', 's2', 's1', 's3'].map((sessionId) => ({ accountId: 'maria', era: 0, sessionId })));
    expect(['s1', 's2', 's3'].map((sessionId) => few.isOver({ ...maria, sessionId }))).toEqual([true, false, true]);
  });
});
