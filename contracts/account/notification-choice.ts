import * as z from 'zod/mini';

/** How a person likes to be told of what happens; what is about the safety of their account always comes by mail and text. */
export const NotificationChoice = z.object({
  /** Over the page, while they use the app; the list of notifications has everything. */
  popUps: z.boolean(),
  /** By mail besides, of disputes and of answers from staff. */
  mails: z.boolean(),
});
export type NotificationChoice = z.infer<typeof NotificationChoice>;

export const everyNotification: NotificationChoice = { popUps: true, mails: true };
