import { ApiError } from '#contracts/api-error.ts';
import type { Handlers } from '#contracts/calls/handlers.ts';
import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import { commandContext } from '../command-handling/command-context.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { categoryDecider } from './category-decider.ts';
import { serviceDecider } from './decider.ts';
import { loadService } from './load-service.ts';

type Deps = {
  commands: CommandHandler;
  now: () => Date;
  /** The platform's current settings. */ settings: () => Promise<Settings>;
};

/** Subcategories of a category and the order of its services. */
export function categoryHandlers({
  commands,
  now,
  settings,
}: Deps): Handlers<'arrangeSubcategories' | 'arrangeServices'> {
  return {
    arrangeSubcategories: async ({ params: { category }, body: { subcategories, before }, context }) => {
      const { state, position } = await commands.handle(
        categoryDecider,
        streams.category(category),
        { type: 'ArrangeSubcategories', data: { category, subcategories, before } },
        commandContext(context, now()),
      );
      return { data: { item: { id: category, subcategories: [...state.subcategories] } }, position };
    },

    /** Stores each service's position in its own stream; a repeated call completes an interrupted one. */
    arrangeServices: async ({ params: { category }, body, context }) => {
      const serviceIds = [...new Set(body.serviceIds)];
      const found = await Promise.all(serviceIds.map((id) => loadService(commands, id)));
      if (found.some((service) => service?.category !== category)) throw new ApiError('not_found');
      const { maximumAmount } = await settings();
      let reached = 0;
      for (const [place, id] of serviceIds.entries()) {
        const { position } = await commands.handle(
          serviceDecider,
          streams.service(id),
          { type: 'ChangeService', data: { changes: { place }, maximumAmount } },
          commandContext(context, now()),
        );
        reached = Math.max(reached, position);
      }
      return { data: { serviceIds }, position: reached };
    },
  };
}
