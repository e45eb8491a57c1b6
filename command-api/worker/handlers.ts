import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import type { OfferedService, WorkerEvent } from '#contracts/events/worker.ts';
import { isRefusal } from '#contracts/refusal.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#infra/http/routing/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#infra/http/routing/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { loadService } from '../catalogue/load-service.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { Decision } from '../command-handling/decision.ts';
import { withinAmountLimit } from '../platform/amount-limit.ts';
import { workerDecider, type WorkerState } from './decider.ts';
import {
  addTimeOff,
  changeProfile,
  changeRates,
  offerServices,
  removeTimeOff,
  setPortfolio,
  setWeeklyHours,
} from './decide-profile.ts';
import { resubmitting } from './resubmission.ts';

type Deps = {
  commands: CommandHandler;
  now: () => Date;
  /** The platform's settings as they are now. */ settings: () => Promise<Settings>;
};
type WorkerCommand = (state: WorkerState) => Decision<WorkerEvent>;
type ProfileBody = BodyOf<RouteTable['changeOwnProfile']>;

export function workerHandlers({
  commands,
  now,
  settings,
}: Deps): Handlers<'changeOwnProfile' | 'setWeeklyHours' | 'addTimeOff' | 'removeTimeOff'> {
  async function handle(context: CallContext, decide: WorkerCommand) {
    const { workerId } = signedIn(context);
    if (!workerId) throw new ApiError('not_found');
    const { position } = await commands.handleWith(
      workerDecider,
      streams.worker(workerId),
      resubmitting(decide),
      commandContext(context, now()),
    );
    return { workerId, position };
  }

  return {
    changeOwnProfile: async ({ body, context }) => {
      const services = body.services && (await offeredServices(commands, body.services));
      const known = await settings();
      const { workerId, position } = await handle(context, (state) =>
        changeOwnProfile({ body, services, settings: known, now: now().toISOString() }, state),
      );
      return { data: { workerId }, position };
    },
    setWeeklyHours: async ({ body, context }) => {
      const { position } = await handle(context, (state) => setWeeklyHours(body, state));
      return { data: body, position };
    },
    addTimeOff: async ({ body, context }) => {
      const timeOffId = derivedId('time-off', context.commandId);
      const timeOff = { timeOffId, from: utc(body.from), to: utc(body.to), reason: body.reason || null };
      const { position } = await handle(context, (state) => addTimeOff(timeOff, state));
      return { data: { timeOffId }, position };
    },
    removeTimeOff: async ({ body, context }) => {
      const { position } = await handle(context, (state) => removeTimeOff(body, state));
      return { data: body, position };
    },
  };
}

/** Folds each service's own stream: only what the catalogue offers now can be offered. Named twice counts once. */
async function offeredServices(commands: CommandHandler, ids: readonly string[]): Promise<OfferedService[]> {
  return Promise.all(
    [...new Set(ids)].map(async (id) => {
      const service = await loadService(commands, id);
      if (!service?.isActive) throw new ApiError('service_inactive', { details: { serviceId: id } });
      return { serviceId: id, name: service.facts.name, category: service.facts.category };
    }),
  );
}

type ChangeOwnProfile = { body: ProfileBody; services: OfferedService[] | undefined; settings: Settings; now: string };

/** One call may change several things; each is its own command, and all are stored together or not at all. The services first: they say what has a price. */
function changeOwnProfile(
  { body, services, settings, now }: ChangeOwnProfile,
  state: WorkerState,
): Decision<WorkerEvent> {
  const { basePrice, hourlyRate, rates, portfolio, location, tagline, shortDescription, radiusKm, languages, skills } =
    body;
  const changes = {
    tagline,
    shortDescription,
    radiusKm,
    languages,
    skills,
    location: location && { ...location, city: location.city ?? null },
  };
  return together(
    [
      (before) => (services ? offerServices({ services }, before) : []),
      (before) =>
        withinAmountLimit(
          changeRates({ basePriceCentavos: basePrice, hourlyRateCentavos: hourlyRate, ratesCentavos: rates }, before),
          settings,
          () => [basePrice ?? 0, hourlyRate ?? 0, ...Object.values(rates ?? {})],
        ),
      (before) => changeProfile({ changes, defaultRadiusKm: settings.defaultRadiusKm, now }, before),
      (before) => (portfolio ? setPortfolio({ portfolio }, before) : []),
    ],
    state,
  );
}

/** Each is decided on what those before it lead to. */
function together(commands: readonly WorkerCommand[], state: WorkerState): Decision<WorkerEvent> {
  const events: WorkerEvent[] = [];
  for (const decide of commands) {
    const decision = decide(events.reduce(workerDecider.evolve, state));
    if (isRefusal(decision)) return decision;
    events.push(...decision);
  }
  return events;
}

/** Instants come with any offset; events hold them in UTC so that they compare as text. */
function utc(instant: string): string {
  return new Date(instant).toISOString();
}
