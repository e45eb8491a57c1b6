import { isDeepStrictEqual } from 'node:util';
import { factsOf, type ServiceState } from '#contracts/catalogue/service-fold.ts';
import type { ServiceFacts, ServicePackage } from '#contracts/events/catalogue.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { type Service, serviceView } from '#contracts/views/catalogue.ts';
import { ApiError } from '#contracts/api-error.ts';
import type { BodyOf } from '#contracts/calls/call.ts';
import type { serviceCalls } from '#contracts/calls/catalogue-admin.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { serviceDecider } from './decider.ts';
import { categoryHandlers } from './category-handlers.ts';
import { loadService } from './load-service.ts';
import { serviceSlug } from './service-id.ts';
import { categoryDecider } from './category-decider.ts';
import { isDrawing, svgIcon } from '#contracts/catalogue/svg-icon.ts';

type Deps = {
  commands: CommandHandler;
  now: () => Date;
  /** The platform's current settings. */ settings: () => Promise<Settings>;
};

type CatalogueHandlers = Handlers<'addService' | 'changeService' | 'arrangeSubcategories' | 'arrangeServices'>;

export function catalogueHandlers({ commands, now, settings }: Deps): CatalogueHandlers {
  return {
    ...categoryHandlers({ commands, now, settings }),
    addService: async ({ body, context }) => {
      const { basePrice, icon, ...rest } = body;
      const facts = { ...rest, icon: sanitizedIcon(icon), basePriceCentavos: basePrice };
      await checkSubcategory(commands, body.category, body.subcategory);
      const [serviceId, { maximumAmount }] = await Promise.all([freeServiceId(commands, facts), settings()]);
      const { state, position } = await commands.handle(
        serviceDecider,
        streams.service(serviceId),
        { type: 'AddService', data: { serviceId, facts, maximumAmount } },
        commandContext(context, now()),
      );
      return { data: { item: viewOf(state) }, position };
    },
    changeService: async ({ params, body, context }) => {
      const { basePrice, isActive, packages, packagesBefore, icon, ...rest } = body;
      const { maximumAmount } = await settings();
      if (body.subcategory) {
        const known = await loadService(commands, params.id);
        await checkSubcategory(commands, body.category ?? known?.category ?? '', body.subcategory);
      }
      const changes = {
        ...rest,
        icon: icon === undefined ? undefined : sanitizedIcon(icon),
        basePriceCentavos: basePrice,
        packages: packages?.map(packageIn),
      };
      const { state, position } = await commands.handle(
        serviceDecider,
        streams.service(params.id),
        {
          type: 'ChangeService',
          data: { changes, isActive, packagesBefore: packagesBefore?.map(packageIn), maximumAmount },
        },
        commandContext(context, now()),
      );
      return { data: { item: viewOf(state) }, position };
    },
  };
}

type PackageBody = NonNullable<BodyOf<typeof serviceCalls.changeService>['packages']>[number];

function packageIn({ price, ...one }: PackageBody): ServicePackage {
  return { ...one, priceCentavos: price };
}

/**
 * Id from the name's slug, with a number if another service has it. An equal service keeps its id, so that adding it again has
 * no effect.
 */
async function freeServiceId(commands: CommandHandler, facts: ServiceFacts): Promise<string> {
  const slug = serviceSlug(facts.name);
  for (let suffix = 1; ; suffix++) {
    const id = suffix === 1 ? slug : `${slug}-${suffix}`;
    const taken = await loadService(commands, id);
    if (!taken || isDeepStrictEqual(factsOf(taken), facts)) return id;
  }
}

function viewOf(state: ServiceState): Service {
  if (state.kind === 'none') throw new ApiError('not_found');
  return serviceView(state, 'staff');
}

/** Throws unless the service's category has the subcategory. */
async function checkSubcategory(
  commands: Pick<CommandHandler, 'load'>,
  category: string,
  subcategory: string | null | undefined,
): Promise<void> {
  if (typeof subcategory !== 'string') return;
  const { state } = await commands.load(categoryDecider, streams.category(category));
  if (state.subcategories.some(({ id }) => id === subcategory)) return;
  throw new ApiError('invalid', { errors: [{ path: 'subcategory', message: 'Not one of this category' }] });
}

/** Returns an icon's name, or a sanitised SVG drawing. Throws for a drawing with more than plain shapes. */
function sanitizedIcon(icon: string): string {
  if (!isDrawing(icon)) return icon;
  const drawing = svgIcon(icon);
  if (drawing.ok) return drawing.svg;
  throw new ApiError('unsafe_icon', { errors: [{ path: 'icon', message: `Can’t be in an icon: ${drawing.found}` }] });
}
