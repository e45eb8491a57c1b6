import * as z from 'zod/mini';

/** How a person receives notifications. Mails and texts about the account's security are always sent. */
export const NotificationChoice = z.object({
  /** Pop-ups while the app is open; the list of notifications is always complete. */
  popUps: z.boolean(),
  /** Additional mails about disputes and answers from staff. */
  mails: z.boolean(),
});
export type NotificationChoice = z.infer<typeof NotificationChoice>;

export const everyNotification: NotificationChoice = { popUps: true, mails: true };
