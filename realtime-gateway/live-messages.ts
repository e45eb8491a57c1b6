import { LIVE_TOPIC, type LiveMessage } from '#contracts/realtime/live.ts';
import type { Bus } from '#infra/eventing/bus.ts';
import type { Logger } from '#infra/service/logging.ts';
import type { PresenceMessage } from '#contracts/realtime/presence-registry.ts';

type Options = { bus: Bus; logger: Logger; signal: AbortSignal };

/** Two partners may be connected to different instances, so each instance publishes to all others. */
export function createLiveMessages({ bus, logger, signal }: Options) {
  function publish(key: string, value: LiveMessage): void {
    bus
      .publish([{ topic: LIVE_TOPIC, key, value }])
      .catch((error: unknown) => logger.warn({ err: error, kind: value.kind }, 'Failed to publish live message'));
  }

  return {
    typing: (typing: Omit<Extract<LiveMessage, { kind: 'typing' }>, 'kind'>) =>
      publish(typing.senderId, { kind: 'typing', ...typing }),
    /** One key keeps these messages in order. */
    presence: (message: PresenceMessage) => publish(message.instance, message),
    ask: () => publish('gateways', { kind: 'who-is-there' }),
    /** Only Suki's own processes publish on this topic, so its messages have this type. */
    listen: (take: (message: LiveMessage) => void) =>
      bus.consume(LIVE_TOPIC, 'every-instance', ({ value }) => take(value as LiveMessage), signal),
  };
}

export type LiveMessages = ReturnType<typeof createLiveMessages>;
