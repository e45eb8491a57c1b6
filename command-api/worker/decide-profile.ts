import { isDeepStrictEqual } from 'node:util';
import type { WeeklyHours } from '#contracts/calendar/weekly-hours.ts';
import type { OfferedService, ProfessionalProfile, WorkerEvent } from '#contracts/events/worker.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { refuse } from '#contracts/refusal.ts';
import type { Decision } from '../command-handling/decision.ts';
import { MOVES_A_DAY, type Rates, type TimeOff, type Worker, type WorkerState } from './decider.ts';

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
  const stranger = Object.keys(changes.ratesCentavos ?? {}).find(
    (id) => !state.services.some(({ serviceId }) => serviceId === id),
  );
  if (stranger !== undefined)
    return refuse('invalid', 'Only services that you offer have a price of their own.', { serviceId: stranger });
  const rates = {
    basePriceCentavos: changes.basePriceCentavos ?? state.rates.basePriceCentavos,
    // null takes the hourly rate back; left out keeps it.
    hourlyRateCentavos:
      changes.hourlyRateCentavos === undefined ? state.rates.hourlyRateCentavos : changes.hourlyRateCentavos,
    ratesCentavos: changes.ratesCentavos ?? state.rates.ratesCentavos,
  };
  if (isDeepStrictEqual(state.rates, rates)) return [];
  return [
    {
      type: 'RatesChanged',
      data: { ...idsOf(state), ...rates, before: state.rates, serviceNames: namesOfChanged(rates, state) },
    },
  ];
}

/** By id, of the services whose own price is another now. */
function namesOfChanged(rates: Rates, { rates: known, services }: Worker): Record<string, string> {
  const changed = services.filter(({ serviceId }) => known.ratesCentavos[serviceId] !== rates.ratesCentavos[serviceId]);
  return Object.fromEntries(changed.map(({ serviceId, name }) => [serviceId, name]));
}

export type ChangeProfile = {
  changes: Partial<ProfessionalProfile>;
  /** From the platform's settings. */ defaultRadiusKm: number;
  /** ISO 8601 instant. */ now: string;
};

export function changeProfile({ changes, defaultRadiusKm, now }: ChangeProfile, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const known = state.profile ?? {
    tagline: '',
    shortDescription: '',
    location: null,
    radiusKm: defaultRadiusKm,
    languages: [],
    skills: [],
  };
  const profile = withChanges(known, changes);
  if (isDeepStrictEqual(known, profile)) return [];
  const moves = hasMoved(known.location, profile.location);
  if (moves && !mayMove(state, now)) return refuse('moved_too_often');
  return [
    { type: 'ProfessionalProfileChanged', data: { ...idsOf(state), ...profile, ...(moves && { movedAt: now }) } },
  ];
}

function withChanges(known: ProfessionalProfile, changes: Partial<ProfessionalProfile>): ProfessionalProfile {
  return {
    tagline: changes.tagline ?? known.tagline,
    shortDescription: changes.shortDescription ?? known.shortDescription,
    location: changes.location ?? known.location,
    radiusKm: changes.radiusKm ?? known.radiusKm,
    languages: changes.languages ?? known.languages,
    skills: changes.skills ?? known.skills,
  };
}

type Place = ProfessionalProfile['location'];

/** Saying for the first time where one works is no move. */
function hasMoved(from: Place, to: Place): boolean {
  return from !== null && to !== null && (from.lat !== to.lat || from.lng !== to.lng);
}

/** Who moves all day long is after where others live: what a worker is shown depends on where they say they are. */
function mayMove({ movedAt }: Worker, now: string): boolean {
  return movedAt.filter((at) => Date.parse(at) > Date.parse(now) - DAY_MS).length < MOVES_A_DAY;
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
