import type { NotificationEvent } from '../events/platform.ts';
import type { DetailsOf } from './event-details.ts';

export const notification = {
  NotificationsRead: { tone: 'neutral', icon: 'Bell', subject: ({ data }) => ({ accountId: data.accountId }) },
} satisfies DetailsOf<NotificationEvent['type']>;
