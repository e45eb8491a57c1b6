/**
 * What a read model tells once a document is stored; the rest is the product's. `position`: of the event behind it,
 * which the projector adds.
 */
export type PushMessage = Readonly<Record<string, unknown>> & { position: number };

/** What a read model says, before its projector has added the position. */
export type PushDraft = Readonly<Record<string, unknown>>;

/**
 * One message on the bus: the pushes of a batch in order, and its projector's position. `shard` names the projector's
 * shard of the documents; absent with a single projector. A batch may repeat after a kill: within a shard the
 * position tells new ones. The wire name `announcements` stays, because two versions share the bus during an upgrade.
 */
export type PushBatch<Of extends PushMessage = PushMessage> = { announcements: Of[]; position: number; shard?: string };

/**
 * Where the product's pushes go. `lastOf`: what a push is the news of, where the last one of a batch says it for those
 * before it; null where each one counts.
 */
export type PushTopic = { topic: string; lastOf?: (message: PushMessage) => string | null };

/** Of the pushes of a batch, in order: those of which the last is enough are left out but for it. */
export function onlyLast(pushes: readonly PushMessage[], { lastOf = each }: PushTopic): PushMessage[] {
  const last = new Map(pushes.map((message) => [lastOf(message), message]));
  return pushes.filter((message) => {
    const subject = lastOf(message);
    return subject === null || last.get(subject) === message;
  });
}

function each(): null {
  return null;
}
