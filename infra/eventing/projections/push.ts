/**
 * A push of a read model, sent after its document is stored. `position`: that of the event, added by the projector.
 */
export type PushMessage = Readonly<Record<string, unknown>> & { position: number };

/** A push before the projector has added the position. */
export type PushDraft = Readonly<Record<string, unknown>>;

/**
 * One message on the bus: the pushes of a batch in order, and its projector's position. `shard` names the projector's
 * shard of the documents; absent with a single projector. A batch may repeat after a kill: within a shard the
 * position tells new ones. The wire name `announcements` stays, because two versions share the bus during an upgrade.
 */
export type PushBatch<Of extends PushMessage = PushMessage> = { announcements: Of[]; position: number; shard?: string };

/**
 * The topic of the product's pushes. `lastOf`: a key for pushes of which only the last in a batch matters; null if
 * every one counts.
 */
export type PushTopic = { topic: string; lastOf?: (message: PushMessage) => string | null };

/** Removes pushes that a later one of the batch replaces; keeps the order. */
export function withoutReplaced(pushes: readonly PushMessage[], { lastOf = each }: PushTopic): PushMessage[] {
  const last = new Map(pushes.map((message) => [lastOf(message), message]));
  return pushes.filter((message) => {
    const subject = lastOf(message);
    return subject === null || last.get(subject) === message;
  });
}

function each(): null {
  return null;
}
