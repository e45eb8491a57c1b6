import { isDeepStrictEqual } from 'node:util';
import type { BookingRules } from '#contracts/calendar/booking-rules.ts';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { WorkerEvent } from '#contracts/events/worker.ts';
import { refuse } from '#contracts/refusal.ts';
import { MOST_TIMES_OFF } from '#contracts/worker/times-off.ts';
import type { Worker, WorkerState } from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import type { WorkerCommand } from './commands.ts';

/** Weekly hours and time off. */

type Decided = Decision<WorkerEvent>;
type AddTimeOff = Extract<WorkerCommand, { type: 'AddTimeOff' }>['data'];

export function setWeeklyHours({ weeklyHours }: { weeklyHours: WeeklyHours }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isDeepStrictEqual(state.weeklyHours, weeklyHours)) return [];
  return [{ type: 'WeeklyHoursSet', data: { ...idsOf(state), weeklyHours } }];
}

export function setBookingRules({ rules }: { rules: BookingRules }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isDeepStrictEqual(state.rules, rules)) return [];
  return [{ type: 'BookingRulesSet', data: { ...idsOf(state), rules } }];
}

/** Times off may overlap and are cancelled separately; a worker is off during any of them. */
export function addTimeOff({ timeOffId, from, to, reason, message, now }: AddTimeOff, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (Date.parse(from) >= Date.parse(to)) return refuse('invalid', 'Time off must end after it starts.');
  if (state.timeOff.some((off) => off.timeOffId === timeOffId)) return [];
  const isOver = (end: string) => Date.parse(end) <= Date.parse(now);
  if (isOver(to)) return refuse('invalid', 'That time is over already.');
  if (state.timeOff.filter((off) => !isOver(off.to)).length >= MOST_TIMES_OFF) return refuse('too_much_time_off');
  return [{ type: 'TimeOffAdded', data: { ...idsOf(state), timeOffId, from, to, reason, message } }];
}

export function removeTimeOff({ timeOffId }: { timeOffId: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (!state.timeOff.some((off) => off.timeOffId === timeOffId)) return [];
  return [{ type: 'TimeOffRemoved', data: { ...idsOf(state), timeOffId } }];
}

function idsOf({ workerId, accountId }: Worker) {
  return { workerId, accountId };
}
