import type { Bus } from '#infra/bus/port.ts';
import type { Logger } from '#infra/logging.ts';

/** What passes between gateway instances and is forgotten at once: who types, who is there. */
export type LiveMessage =
  | { kind: 'typing'; senderId: string; recipientId: string; typing: boolean }
  | { kind: 'presence'; instance: string; accountId: string; online: boolean }
  /** Everybody who is connected to an instance, said again and again so that nobody stays online after a crash. */
  | { kind: 'roll-call'; instance: string; accountIds: readonly string[] };

const LIVE_TOPIC = 'suki.live';

type Options = { bus: Bus; logger: Logger; signal: AbortSignal };

/** The people of a chat may be connected to different instances, so each instance tells all others. */
export function createLiveMessages({ bus, logger, signal }: Options) {
  function publish(key: string, value: LiveMessage): void {
    bus.publish([{ topic: LIVE_TOPIC, key, value }]).catch((error: unknown) => logger.warn({ err: error, kind: value.kind }, 'A live message got lost'));
  }

  return {
    typing: (typing: Omit<Extract<LiveMessage, { kind: 'typing' }>, 'kind'>) => publish(typing.senderId, { kind: 'typing', ...typing }),
    /** Under one key, so that the others hear of them in order. */
    presence: (message: Exclude<LiveMessage, { kind: 'typing' }>) => publish(message.instance, message),
    /** Only gateways publish on this topic, so a message of it has their type. */
    listen: (take: (message: LiveMessage) => void) => bus.consume(LIVE_TOPIC, 'every-instance', ({ value }) => take(value as LiveMessage), signal),
  };
}

export type LiveMessages = ReturnType<typeof createLiveMessages>;
