import type { Command } from '#infra/eventing/command-handling.ts';

/** `now`: an ISO 8601 instant. */
export type FavouriteCommand =
  | Command<'AddFavourite', { accountId: string; workerId: string; now: string }>
  | Command<'RemoveFavourite', { accountId: string; workerId: string }>;
