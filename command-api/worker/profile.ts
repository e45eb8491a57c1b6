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

/** A service has a price of its own only while it is offered when that is set; kept prices outlast a service that is left out for a while. */
export function changeRates(changes: Partial<Rates>, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const stranger = Object.keys(changes.ratesCentavos ?? {}).find((id) => !state.services.some(({ serviceId }) => serviceId === id));
  if (stranger !== undefined) return refuse('invalid', 'Only services that you offer have a price of their own.', { serviceId: stranger });
  const rates = {
    basePriceCentavos: changes.basePriceCentavos ?? state.rates.basePriceCentavos,
    // null takes the hourly rate back; left out keeps it.
    hourlyRateCentavos: changes.hourlyRateCentavos === undefined ? state.rates.hourlyRateCentavos : changes.hourlyRateCentavos,
    ratesCentavos: changes.ratesCentavos ?? state.rates.ratesCentavos,
  };
  if (isDeepStrictEqual(state.rates, rates)) return [];
  return [{ type: 'RatesChanged', data: { ...idsOf(state), ...rates } }];
}

export type ChangeProfile = { changes: Partial<ProfessionalProfile>; /** From the platform's settings. */ defaultRadiusKm: number };

export function changeProfile({ changes, defaultRadiusKm }: ChangeProfile, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const known = state.profile ?? { tagline: '', shortDescription: '', location: null, radiusKm: defaultRadiusKm, languages: [], skills: [] };
  const profile = {
    tagline: changes.tagline ?? known.tagline,
    shortDescription: changes.shortDescription ?? known.shortDescription,
    location: changes.location ?? known.location,
    radiusKm: changes.radiusKm ?? known.radiusKm,
    languages: changes.languages ?? known.languages,
    skills: changes.skills ?? known.skills,
  };
  if (isDeepStrictEqual(known, profile)) return [];
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
