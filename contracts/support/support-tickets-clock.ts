import type { TicketPriority } from '../events/support-tickets.ts';

/**
 * A person's waiting time for staff. The clock runs while staff owe an answer, and stops while they wait for the person
 * and when the ticket is over. Instants in ISO 8601.
 */
export type TicketClock = {
  openedAt: string;
  firstAnsweredAt: string | null;
  /** Value of the clock at the first answer, in ms; it excludes time in which the person did not wait. */
  firstAnswerRanMs: number | null;
  /** Value when it last stopped, in ms. */
  ranMs: number;
  /** null while it is stopped. */
  runningSince: string | null;
  /** When it last stopped; null: never. */
  stoppedAt: string | null;
};

export function startClock(at: string): TicketClock {
  return {
    openedAt: at,
    firstAnsweredAt: null,
    firstAnswerRanMs: null,
    ranMs: 0,
    runningSince: at,
    stoppedAt: null,
  };
}

export function runClock(clock: TicketClock, at: string): TicketClock {
  return clock.runningSince === null ? { ...clock, runningSince: at } : clock;
}

/** Adds waiting time since a past instant, from another ticket of the person. Overlaps count once. */
export function runClockSince(clock: TicketClock, since: string): TicketClock {
  const { runningSince, stoppedAt } = clock;
  const uncounted = stoppedAt !== null && since < stoppedAt ? stoppedAt : since;
  return runningSince !== null && runningSince <= uncounted ? clock : { ...clock, runningSince: uncounted };
}

export function stopClock(clock: TicketClock, at: string): TicketClock {
  if (clock.runningSince === null) return clock;
  return { ...clock, ranMs: ranUntil(clock, at), runningSince: null, stoppedAt: at };
}

/** An answer by staff: only the first one counts. */
export function answerClock(clock: TicketClock, at: string): TicketClock {
  if (clock.firstAnsweredAt !== null) return clock;
  return { ...clock, firstAnsweredAt: at, firstAnswerRanMs: ranUntil(clock, at) };
}

/** In ms. */
export function ranUntil({ ranMs, runningSince }: TicketClock, now: string): number {
  return runningSince === null ? ranMs : ranMs + Math.max(0, Date.parse(now) - Date.parse(runningSince));
}

/** Targets for a ticket of normal priority. */
export type TicketTargets = { ticketFirstAnswerMinutes: number; ticketResolutionHours: number };

/** Urgent tickets have a quarter of the time. */
const shareOfTarget: Record<TicketPriority, number> = { urgent: 0.25, high: 0.5, normal: 1, low: 2 };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * One target of a ticket. `dueAt`: when it would be missed; null when the clock is stopped or the target is settled.
 * `leftMs`: negative once missed.
 */
export type TargetState = {
  state: 'running' | 'paused' | 'met' | 'missed';
  targetMs: number;
  leftMs: number;
  dueAt: string | null;
};
export type TicketTargetStates = { firstAnswer: TargetState; resolution: TargetState };

/** `isOver`: resolved or closed, so the clock will not run again. */
export function targetStates(
  clock: TicketClock,
  { priority, isOver }: { priority: TicketPriority; isOver: boolean },
  { ticketFirstAnswerMinutes, ticketResolutionHours }: TicketTargets,
  now: string,
): TicketTargetStates {
  const share = shareOfTarget[priority];
  const { firstAnswerRanMs } = clock;
  const ranMs = ranUntil(clock, now);
  const isRunning = clock.runningSince !== null;
  return {
    firstAnswer: targetState(ticketFirstAnswerMinutes * MINUTE_MS * share, firstAnswerRanMs ?? ranMs, now, {
      isSettled: firstAnswerRanMs !== null || isOver,
      isRunning,
    }),
    resolution: targetState(ticketResolutionHours * HOUR_MS * share, ranMs, now, { isSettled: isOver, isRunning }),
  };
}

function targetState(
  targetMs: number,
  ranMs: number,
  now: string,
  { isSettled, isRunning }: { isSettled: boolean; isRunning: boolean },
): TargetState {
  const leftMs = targetMs - ranMs;
  const dueAt = !isSettled && isRunning ? new Date(Date.parse(now) + leftMs).toISOString() : null;
  if (leftMs < 0) return { state: 'missed', targetMs, leftMs, dueAt };
  if (isSettled) return { state: 'met', targetMs, leftMs, dueAt };
  return { state: isRunning ? 'running' : 'paused', targetMs, leftMs, dueAt };
}
