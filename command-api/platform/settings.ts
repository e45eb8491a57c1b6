import { streams } from '#contracts/events/streams.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { platformDecider } from './decider.ts';

/** The platform's settings as they are now; a folded stream that is cached, so asking costs next to nothing. */
export async function loadSettings(commands: CommandHandler): Promise<Settings> {
  const { state } = await commands.load(platformDecider, streams.system());
  return state.settings;
}
