import type { BodyOf } from '#contracts/calls/call.ts';
import type { RouteTable } from '#contracts/calls/route-table.ts';
import { streams } from '#contracts/events/streams.ts';
import type { OfferedService } from '#contracts/events/worker.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { ApiError } from '#contracts/api-error.ts';
import { type CallContext, type Handlers, signedIn } from '#contracts/calls/handlers.ts';
import { derivedId } from '#infra/eventing/ids.ts';
import { loadService } from '../catalogue/load-service.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import type { ChangeProfile } from './commands.ts';
import { workerDecider } from './decider.ts';

type Deps = {
  commands: CommandHandler;
  now: () => Date;
  /** The platform's current settings. */ settings: () => Promise<Settings>;
};
type ProfileBody = BodyOf<RouteTable['changeOwnProfile']>;

export function workerHandlers({
  commands,
  now,
  settings,
}: Deps): Handlers<'changeOwnProfile' | 'setWeeklyHours' | 'setBookingRules' | 'addTimeOff' | 'removeTimeOff'> {
  return {
    changeOwnProfile: async ({ body, context }) => {
      const workerId = ownWorkerId(context);
      const services = body.services && (await offeredServices(commands, workerId, body.services));
      const known = await settings();
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(workerId),
        {
          type: 'ChangeProfile',
          data: { ...changesIn(body), services, settings: known, now: now().toISOString() },
        },
        commandContext(context, now()),
      );
      return { data: { workerId }, position };
    },

    setWeeklyHours: async ({ body, context }) => {
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(ownWorkerId(context)),
        { type: 'SetWeeklyHours', data: body },
        commandContext(context, now()),
      );
      return { data: body, position };
    },

    setBookingRules: async ({ body: rules, context }) => {
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(ownWorkerId(context)),
        { type: 'SetBookingRules', data: { rules } },
        commandContext(context, now()),
      );
      return { data: rules, position };
    },

    addTimeOff: async ({ body, context }) => {
      const timeOffId = derivedId('time-off', context.commandId);
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(ownWorkerId(context)),
        {
          type: 'AddTimeOff',
          data: {
            timeOffId,
            from: utc(body.from),
            to: utc(body.to),
            reason: body.reason || null,
            message: body.message || null,
            now: now().toISOString(),
          },
        },
        commandContext(context, now()),
      );
      return { data: { timeOffId }, position };
    },

    removeTimeOff: async ({ body, context }) => {
      const { position } = await commands.handle(
        workerDecider,
        streams.worker(ownWorkerId(context)),
        { type: 'RemoveTimeOff', data: body },
        commandContext(context, now()),
      );
      return { data: body, position };
    },
  };
}

function ownWorkerId(context: CallContext): string {
  const { workerId } = signedIn(context);
  if (!workerId) throw new ApiError('not_found');
  return workerId;
}

/**
 * Folds each service's own stream: a worker can add only services that the catalogue offers now. A retired service stays with
 * the workers who offer it, so that they have it again when it returns. Duplicates count once.
 */
async function offeredServices(
  commands: CommandHandler,
  workerId: string,
  ids: readonly string[],
): Promise<OfferedService[]> {
  const { state } = await commands.load(workerDecider, streams.worker(workerId));
  const had = new Set(state.kind === 'worker' ? state.services.map(({ serviceId }) => serviceId) : []);
  return Promise.all(
    [...new Set(ids)].map(async (id) => {
      const service = await loadService(commands, id);
      if (!service || !(service.isActive || had.has(id)))
        throw new ApiError('service_inactive', { details: { serviceId: id } });
      return { serviceId: id, name: service.name, category: service.category };
    }),
  );
}

function changesIn(body: ProfileBody): Pick<ChangeProfile, 'rates' | 'profile' | 'portfolio' | 'work'> {
  const {
    basePrice,
    hourlyRate,
    rates,
    portfolio,
    work,
    location,
    tagline,
    shortDescription,
    radiusKm,
    languages,
    skills,
  } = body;
  return {
    rates: { basePriceCentavos: basePrice, hourlyRateCentavos: hourlyRate, ratesCentavos: rates },
    profile: {
      tagline,
      shortDescription,
      radiusKm,
      languages,
      skills,
      location: location && { ...location, city: location.city ?? null },
    },
    portfolio,
    work: work?.map(({ picture, before = null, caption = '' }) => ({ picture, before, caption })),
  };
}

/** Requests use any offset; events store UTC, so that instants compare as text. */
function utc(instant: string): string {
  return new Date(instant).toISOString();
}
