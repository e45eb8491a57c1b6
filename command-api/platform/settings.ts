import { streams } from '#contracts/events/streams.ts';
import { settingsAt } from '#contracts/platform/config-fold.ts';
import type { Settings } from '#contracts/platform/settings.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { platformDecider } from './decider.ts';

/** The platform's settings at that time; cheap, because the folded stream is cached. */
export async function loadSettings(commands: CommandHandler, now: Date): Promise<Settings> {
  const { state } = await commands.load(platformDecider, streams.system());
  return settingsAt(state, now.toISOString());
}
