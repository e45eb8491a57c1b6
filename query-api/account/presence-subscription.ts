import { LIVE_TOPIC, type LiveMessage, ROLL_CALL_EVERY_MS } from '#contracts/realtime/live.ts';
import type { Bus } from '#infra/eventing/bus.ts';
import type { Logger } from '#infra/service/logging.ts';
import { createPresenceRegistry } from '#contracts/realtime/presence-registry.ts';

type Options = { bus: Bus; now: () => Date; logger: Logger };

/** Tracks the accounts with an open socket, from the gateways' messages; requests a roll call at the start. */
export async function subscribeToPresence({
  bus,
  now,
  logger,
}: Options): Promise<{ isOnline: (accountId: string) => boolean; stop(): void }> {
  const people = createPresenceRegistry({ now });
  const stopping = new AbortController();
  // Only Suki's own processes publish on this topic, so its messages have this type.
  await bus.consume(LIVE_TOPIC, 'every-instance', ({ value }) => take(value as LiveMessage), stopping.signal);
  const asked: LiveMessage = { kind: 'who-is-there' };
  await bus
    .publish([{ topic: LIVE_TOPIC, key: 'gateways', value: asked }])
    .catch((error: unknown) =>
      logger.warn({ err: error }, 'Failed to request presence; gateways publish it at the next roll call'),
    );
  const forgetting = setInterval(() => people.forgetSilent(), ROLL_CALL_EVERY_MS);

  function take(message: LiveMessage): void {
    if (message.kind === 'presence' || message.kind === 'roll-call') people.take(message);
  }

  return {
    isOnline: people.isOnline,
    stop() {
      clearInterval(forgetting);
      stopping.abort();
    },
  };
}
