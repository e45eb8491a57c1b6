import type { CatalogueService } from '#contracts/catalogue/service-fold.ts';
import { streams } from '#contracts/events/streams.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { serviceDecider } from './decider.ts';

/** A service folded from its own stream, for commands of other modules. null if it does not exist. */
export async function loadService(
  commands: Pick<CommandHandler, 'load'>,
  serviceId: string,
): Promise<CatalogueService | null> {
  const { state } = await commands.load(serviceDecider, streams.service(serviceId));
  return state.kind === 'service' ? state : null;
}
