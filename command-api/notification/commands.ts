import type { Command } from '#infra/eventing/command-handling/decider.ts';

export type NotificationCommand = Command<'ReadNotifications', ReadNotifications>;

/** `upToPosition`: of the log. */
export type ReadNotifications = { accountId: string; upToPosition: number };
