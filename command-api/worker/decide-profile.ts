import { isDeepStrictEqual } from 'node:util';
import type { OfferedService, ProfessionalProfile, WorkerEvent, WorkPiece } from '#contracts/events/worker.ts';
import { DAY_MS } from '#contracts/manila-time.ts';
import { isRefusal, refuse } from '#contracts/refusal.ts';
import {
  foldWorker,
  MOVES_A_DAY,
  noProfile,
  pieceOf,
  type Rates,
  type Worker,
  type WorkerState,
} from '#contracts/worker/worker-fold.ts';
import type { Decision } from '../command-handling/decision.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import type { ChangeProfile } from './commands.ts';

/** Worker profiles. Events carry the whole resulting value, even of a partial change. */

type Decided = Decision<WorkerEvent>;

/** Stores all changes of a command or none. Services are decided first: rates depend on them. */
export function changeProfile(
  { services, rates = {}, profile = {}, portfolio, work, settings, now }: ChangeProfile,
  state: WorkerState,
): Decided {
  const amounts = [
    rates.basePriceCentavos ?? 0,
    rates.hourlyRateCentavos ?? 0,
    ...Object.values(rates.ratesCentavos ?? {}),
  ];
  return together(
    [
      (before) => (services ? offerServices(services, before) : []),
      (before) => withinAmountLimit(changeRates(rates, before), settings, () => amounts),
      (before) => describeWorker(profile, { defaultRadiusKm: settings.defaultRadiusKm, now }, before),
      (before) => (portfolio || work ? setPortfolio({ portfolio, work }, before) : []),
    ],
    state,
  );
}

/** Decides each change on the state that results from those before it. */
function together(decisions: readonly ((worker: WorkerState) => Decided)[], state: WorkerState): Decided {
  const events: WorkerEvent[] = [];
  for (const decide of decisions) {
    const decision = decide(events.reduce(foldWorker, state));
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return events;
}

function offerServices(services: readonly OfferedService[], state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  if (isDeepStrictEqual(state.services, services)) return [];
  return [{ type: 'ServicesOffered', data: { ...idsOf(state), services: [...services] } }];
}

/**
 * A rate can be set only for a service that the worker offers. It is kept when the worker drops the service, in case they offer
 * it again.
 */
function changeRates(changes: Partial<Rates>, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const stranger = Object.keys(changes.ratesCentavos ?? {}).find(
    (id) => !state.services.some(({ serviceId }) => serviceId === id),
  );
  if (stranger !== undefined)
    return refuse('invalid', 'Only services that you offer have a price of their own.', { serviceId: stranger });
  const rates = {
    basePriceCentavos: changes.basePriceCentavos ?? state.rates.basePriceCentavos,
    // null removes the hourly rate; undefined keeps it.
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

/** Names, by id, of the services whose rate changed. */
function namesOfChanged(rates: Rates, { rates: known, services }: Worker): Record<string, string> {
  const changed = services.filter(({ serviceId }) => known.ratesCentavos[serviceId] !== rates.ratesCentavos[serviceId]);
  return Object.fromEntries(changed.map(({ serviceId, name }) => [serviceId, name]));
}

function describeWorker(
  changes: Partial<ProfessionalProfile>,
  { defaultRadiusKm, now }: { defaultRadiusKm: number; now: string },
  state: WorkerState,
): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const known = state.profile ?? { ...noProfile, radiusKm: defaultRadiusKm };
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

/** Setting the first location is not a move. */
function hasMoved(from: Place, to: Place): boolean {
  return from !== null && to !== null && (from.lat !== to.lat || from.lng !== to.lng);
}

/** Limits moves per day: search results depend on the location, so frequent moves could reveal where other people live. */
function mayMove({ movedAt }: Worker, now: string): boolean {
  return movedAt.filter((at) => Date.parse(at) > Date.parse(now) - DAY_MS).length < MOVES_A_DAY;
}

function setPortfolio({ portfolio, work }: Pick<ChangeProfile, 'portfolio' | 'work'>, state: WorkerState): Decided {
  if (state.kind === 'none') return refuse('not_found');
  const pieces = work ?? (portfolio ?? []).map((picture) => workPieceOf(picture, state));
  if (isDeepStrictEqual(state.work, pieces)) return [];
  const isTold = pieces.some(({ before, caption }) => before !== null || caption !== '');
  const pictures = pieces.map(({ picture }) => picture);
  return [
    {
      type: 'PortfolioChanged',
      data: { ...idsOf(state), portfolio: pictures, ...(isTold && { work: [...pieces] }) },
    },
  ];
}

function workPieceOf(picture: string, { work }: Worker): WorkPiece {
  return work.find((piece) => piece.picture === picture) ?? pieceOf(picture);
}

function idsOf({ workerId, accountId }: Worker) {
  return { workerId, accountId };
}
