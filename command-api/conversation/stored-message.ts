import type { RecordedEvent } from '#contracts/events/envelope.ts';
import { SentMessage } from '#contracts/events/conversation.ts';
import type { EventLog } from '#contracts/events/event-log.ts';
import { SealedEvent } from '#infra/eventing/event-log/sealed-event.ts';

const PAGE = 100;

/** A message that was stored before, searched from the newest back: who sends again does so soon. */
export async function storedMessage(
  eventLog: Pick<EventLog, 'readStream'>,
  stream: string,
  messageId: string,
): Promise<SentMessage> {
  let from: number | undefined;
  for (;;) {
    const events: RecordedEvent[] = await eventLog.readStream(stream, {
      direction: 'backwards',
      limit: PAGE,
      ...(from !== undefined && { from }),
    });
    const message = events
      .filter((event) => !(event instanceof SealedEvent))
      .map(messageOf)
      .find((sent) => sent?.messageId === messageId);
    if (message) return message;
    const oldest = events.at(-1);
    if (!oldest || oldest.revision === 0) throw new Error(`Message ${messageId} is not in ${stream}, yet it was known`);
    from = oldest.revision - 1;
  }
}

/** undefined for what else happens in a conversation. */
function messageOf({ data }: RecordedEvent): SentMessage | undefined {
  return SentMessage.safeParse(data).data;
}
