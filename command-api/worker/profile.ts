import { isDeepStrictEqual } from 'node:util';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { OfferedService, ProfessionalProfile, WorkerEvent } from '#contracts/events/worker.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../handling/decider.ts';
import type { Rates, TimeOff, Worker, WorkerState } from './decider.ts';

/** What workers say about themselves and when they work. Events carry the whole resulting value, also of a partial change. */

type Decided = Decision<WorkerEvent>;

export function offerServices({ services }: { services: OfferedService[] }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isDeepStrictEqual(state.services, services)) return [];
  return [{ type: 'ServicesOffered', data: { ...idsOf(state), services } }];
}

export function changeRates(changes: Partial<Rates>, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const rates = { ...state.rates, ...withoutUndefined(changes) };
  if (isDeepStrictEqual(state.rates, rates)) return [];
  return [{ type: 'RatesChanged', data: { ...idsOf(state), ...rates } }];
}

export type ChangeProfile = { changes: Partial<ProfessionalProfile>; /** From the platform's settings. */ defaultRadiusKm: number };

export function changeProfile({ changes, defaultRadiusKm }: ChangeProfile, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const told = withoutUndefined(changes);
  if (Object.keys(told).length === 0) return [];
  const known = state.profile ?? { tagline: '', shortDescription: '', location: null, radiusKm: defaultRadiusKm, languages: [], skills: [] };
  const profile = { ...known, ...told };
  if (isDeepStrictEqual(state.profile, profile)) return [];
  return [{ type: 'ProfessionalProfileChanged', data: { ...idsOf(state), ...profile } }];
}

export function setPortfolio({ portfolio }: { portfolio: string[] }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isDeepStrictEqual(state.portfolio, portfolio)) return [];
  return [{ type: 'PortfolioChanged', data: { ...idsOf(state), portfolio } }];
}

export function setWeeklyHours({ weeklyHours }: { weeklyHours: WeeklyHours }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isDeepStrictEqual(state.weeklyHours, weeklyHours)) return [];
  return [{ type: 'WeeklyHoursSet', data: { ...idsOf(state), weeklyHours } }];
}

/** Times off may overlap: each is taken back by itself, and a worker is off while any of them lasts. */
export function addTimeOff({ timeOffId, from, to, reason }: TimeOff, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (Date.parse(from) >= Date.parse(to)) return refuse('invalid', 'Time off must end after it starts.');
  if (state.timeOff.some((off) => off.timeOffId === timeOffId)) return [];
  return [{ type: 'TimeOffAdded', data: { ...idsOf(state), timeOffId, from, to, reason } }];
}

export function removeTimeOff({ timeOffId }: { timeOffId: string }, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (!state.timeOff.some((off) => off.timeOffId === timeOffId)) return [];
  return [{ type: 'TimeOffRemoved', data: { ...idsOf(state), timeOffId } }];
}

function idsOf({ workerId, accountId }: Worker) {
  return { workerId, accountId };
}

/** A field that a call leaves out arrives as undefined and must not wipe what is known. */
function withoutUndefined<Fields extends object>(fields: Fields): { [Key in keyof Fields]: Exclude<Fields[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [Key in keyof Fields]: Exclude<Fields[Key], undefined> };
}
