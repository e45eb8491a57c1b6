import { ApiError } from '#contracts/api-error.ts';
import { streams } from '#contracts/events/streams.ts';
import type { CommandHandler } from '../command-handling/command-handler.ts';
import { categoryDecider } from './category-decider.ts';

/** Throws unless the service's category has the subcategory. */
export async function checkSubcategory(
  commands: Pick<CommandHandler, 'load'>,
  category: string,
  subcategory: string | null | undefined,
): Promise<void> {
  if (typeof subcategory !== 'string') return;
  const { state } = await commands.load(categoryDecider, streams.category(category));
  if (state.subcategories.some(({ id }) => id === subcategory)) return;
  throw new ApiError('invalid', { errors: [{ path: 'subcategory', message: 'Not one of this category' }] });
}
