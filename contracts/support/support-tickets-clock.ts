import type { TicketPriority } from '../events/support-tickets.ts';

/**
 * How long a person has waited for staff. The clock runs while an answer is owed, and stops while the person is waited for
 * and once the ticket is over. Instants in ISO 8601.
 */
export type TicketClock = {
  openedAt: string;
  firstAnsweredAt: string | null;
  /** What it had run until then, in ms: time in which nobody waited is not the first answer's. */
  firstAnswerRanMs: number | null;
  /** What it ran before it last stopped, in ms. */
  ranMs: number;
  /** null while it stands still. */
  runningSince: string | null;
  /** When it last stopped; null: never yet. */
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

/** The person waits since an instant in the past, in another ticket of theirs. No moment counts twice. */
export function runClockSince(clock: TicketClock, since: string): TicketClock {
  const { runningSince, stoppedAt } = clock;
  const uncounted = stoppedAt !== null && since < stoppedAt ? stoppedAt : since;
  return runningSince !== null && runningSince <= uncounted ? clock : { ...clock, runningSince: uncounted };
}

export function stopClock(clock: TicketClock, at: string): TicketClock {
  if (clock.runningSince === null) return clock;
  return { ...clock, ranMs: ranUntil(clock, at), runningSince: null, stoppedAt: at };
}

/** Staff said something: only the first time counts. */
export function answerClock(clock: TicketClock, at: string): TicketClock {
  if (clock.firstAnsweredAt !== null) return clock;
  return { ...clock, firstAnsweredAt: at, firstAnswerRanMs: ranUntil(clock, at) };
}

/** In ms. */
export function ranUntil({ ranMs, runningSince }: TicketClock, now: string): number {
  return runningSince === null ? ranMs : ranMs + Math.max(0, Date.parse(now) - Date.parse(runningSince));
}

/** What staff mean to keep for a ticket of normal priority. */
export type TicketTargets = { ticketFirstAnswerMinutes: number; ticketResolutionHours: number };

/** What is urgent is answered in a quarter of the time. */
const shareOfTarget: Record<TicketPriority, number> = { urgent: 0.25, high: 0.5, normal: 1, low: 2 };

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * One target of a ticket. `dueAt`: when it is missed if nothing is done; null when the clock stands still or it is settled.
 * `leftMs` is below 0 once it is missed.
 */
export type TargetState = {
  state: 'running' | 'paused' | 'met' | 'missed';
  targetMs: number;
  leftMs: number;
  dueAt: string | null;
};
export type TicketTargetStates = { firstAnswer: TargetState; resolution: TargetState };

/** `isOver`: resolved or closed, so that what ran is all that will have run. */
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
