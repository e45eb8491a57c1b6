import { CHANGES_TOPIC } from '#contracts/realtime/changes.ts';
import type { PushTopic } from '#infra/eventing/projections/push.ts';

/** Admins hear that something has happened, not what: the last of a batch says it for those before it. */
export const pushTopic: PushTopic = { topic: CHANGES_TOPIC, lastIsEnough: ({ event }) => event === 'admin:counts' };
