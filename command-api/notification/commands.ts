import type { Command } from '#infra/eventing/command-handling.ts';

export type NotificationCommand = Command<'ReadNotifications', ReadNotifications>;

/** `upToPosition`: log position. */
export type ReadNotifications = { accountId: string; upToPosition: number };
