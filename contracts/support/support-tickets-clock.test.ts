import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answerClock,
  ranUntil,
  runClock,
  runClockSince,
  startClock,
  stopClock,
  targetStates,
} from './support-tickets-clock.ts';

const HOUR_MS = 3_600_000;
const start = Date.parse('2026-11-20T04:00:00.000Z');
const at = (ms: number) => new Date(start + ms).toISOString();
const targets = { ticketFirstAnswerMinutes: 60, ticketResolutionHours: 24 };
const ofNormal = { priority: 'normal', isOver: false } as const;

describe('the clock of a ticket', () => {
  test('runs while staff owe an answer, and pauses while staff wait for the person', () => {
    const answered = stopClock(answerClock(startClock(at(0)), at(HOUR_MS / 2)), at(HOUR_MS / 2));
    expect(ranUntil(answered, at(50 * HOUR_MS))).toBe(HOUR_MS / 2);
    const asked = runClock(answered, at(50 * HOUR_MS));
    expect(ranUntil(asked, at(51 * HOUR_MS))).toBe(1.5 * HOUR_MS);
  });

  test('shows when each target would be missed', () => {
    expect(targetStates(startClock(at(0)), ofNormal, targets, at(HOUR_MS / 2))).toEqual({
      firstAnswer: { state: 'running', targetMs: HOUR_MS, leftMs: HOUR_MS / 2, dueAt: at(HOUR_MS) },
      resolution: { state: 'running', targetMs: 24 * HOUR_MS, leftMs: 23.5 * HOUR_MS, dueAt: at(24 * HOUR_MS) },
    });
    expect(targetStates(startClock(at(0)), ofNormal, targets, at(2 * HOUR_MS)).firstAnswer).toMatchObject({
      state: 'missed',
      leftMs: -HOUR_MS,
    });
  });

  test('keeps a timely first answer met, whatever events follow', () => {
    const answered = stopClock(answerClock(startClock(at(0)), at(HOUR_MS)), at(HOUR_MS));
    const { firstAnswer, resolution } = targetStates(answered, ofNormal, targets, at(90 * HOUR_MS));
    expect(firstAnswer).toMatchObject({ state: 'met', dueAt: null });
    expect(resolution).toMatchObject({ state: 'paused', dueAt: null, leftMs: 23 * HOUR_MS });
  });

  test('counts only waiting time for a first answer, not the time while the ticket was resolved', () => {
    const resolved = stopClock(startClock(at(0)), at(HOUR_MS / 4));
    const reopened = runClock(resolved, at(72 * HOUR_MS));
    const answered = answerClock(reopened, at(72.5 * HOUR_MS));
    expect(targetStates(answered, ofNormal, targets, at(90 * HOUR_MS)).firstAnswer).toEqual({
      state: 'met',
      targetMs: HOUR_MS,
      leftMs: HOUR_MS / 4,
      dueAt: null,
    });
  });

  test('includes waiting time in a merged ticket, and counts overlaps once', () => {
    const waiting = stopClock(startClock(at(0)), at(HOUR_MS));
    expect(ranUntil(runClockSince(waiting, at(3 * HOUR_MS)), at(5 * HOUR_MS))).toBe(3 * HOUR_MS);
    expect(ranUntil(runClockSince(waiting, at(HOUR_MS / 2)), at(5 * HOUR_MS))).toBe(5 * HOUR_MS);
    const running = runClock(waiting, at(4 * HOUR_MS));
    expect(ranUntil(runClockSince(running, at(3 * HOUR_MS)), at(5 * HOUR_MS))).toBe(3 * HOUR_MS);
    expect(runClockSince(running, at(4.5 * HOUR_MS))).toBe(running);
  });

  test('allows a quarter of the time for urgent tickets', () => {
    const { firstAnswer } = targetStates(startClock(at(0)), { priority: 'urgent', isOver: false }, targets, at(0));
    expect(firstAnswer.dueAt).toBe(at(HOUR_MS / 4));
  });
});

/** Steps of a ticket: time since the step before, and effect on the clock. */
const steps = fc.array(fc.tuple(fc.nat(10 * HOUR_MS), fc.constantFrom('run', 'stop', 'answer')), { maxLength: 30 });

test('equals the sum of all spans in which an answer was owed', () => {
  fc.assert(
    fc.property(steps, fc.nat(100 * HOUR_MS), (all, restMs) => {
      let [clock, nowMs, isRunning, sumMs] = [startClock(at(0)), 0, true, 0];
      for (const [afterMs, step] of all) {
        nowMs += afterMs;
        if (isRunning) sumMs += afterMs;
        if (step === 'run') clock = runClock(clock, at(nowMs));
        else clock = stopClock(step === 'answer' ? answerClock(clock, at(nowMs)) : clock, at(nowMs));
        isRunning = step === 'run';
      }
      expect(ranUntil(clock, at(nowMs + restMs))).toBe(sumMs + (isRunning ? restMs : 0));
    }),
  );
});

test('keeps the remaining time at the first answer', () => {
  fc.assert(
    fc.property(steps, fc.nat(10 * HOUR_MS), (all, restMs) => {
      let [clock, nowMs] = [startClock(at(0)), 0];
      for (const [afterMs, step] of all) {
        nowMs += afterMs;
        clock = step === 'run' ? runClock(clock, at(nowMs)) : stopClock(clock, at(nowMs));
      }
      const answeredAt = at(nowMs + restMs);
      const before = targetStates(clock, ofNormal, targets, answeredAt).firstAnswer;
      const answered = stopClock(answerClock(clock, answeredAt), answeredAt);
      expect(targetStates(answered, ofNormal, targets, answeredAt).firstAnswer.leftMs).toBe(before.leftMs);
    }),
  );
});

test('never gains remaining time by waiting, and keeps a missed target missed', () => {
  fc.assert(
    fc.property(steps, fc.nat(100 * HOUR_MS), fc.nat(100 * HOUR_MS), (all, firstMs, secondMs) => {
      let [clock, nowMs] = [startClock(at(0)), 0];
      for (const [afterMs, step] of all) {
        nowMs += afterMs;
        clock = step === 'run' ? runClock(clock, at(nowMs)) : stopClock(clock, at(nowMs));
      }
      const before = targetStates(clock, ofNormal, targets, at(nowMs + firstMs)).resolution;
      const after = targetStates(clock, ofNormal, targets, at(nowMs + firstMs + secondMs)).resolution;
      expect(after.leftMs).toBeLessThanOrEqual(before.leftMs);
      if (before.state === 'missed') expect(after.state).toBe('missed');
    }),
  );
});
