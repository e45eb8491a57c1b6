import { expect, it } from 'vitest';
import { eventSamples } from '#contracts/event-texts/testing/event-samples.ts';
import { auditWordsOf } from '#contracts/event-texts/server-words.ts';
import { paymentEvents } from '#contracts/events/payment.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { notifications, notificationView } from '#projectors/read-models/notification/notifications.ts';
import { auditRowOf } from '#projectors/read-models/platform/audit-log.ts';
import { historyWords, isOfHistory, isVisibleTo } from '#query-api/booking/history.ts';

/**
 * The server's texts for every type of event: in the audit log, in a booking's history, in notifications. Responses and
 * stored documents contain them, so they change only on purpose.
 */
it('keeps the texts of every type of event', async () => {
  const said = eventSamples().map(({ type, samples }) => [type, ...linesOf(samples)].join('\n'));
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('server-texts.txt');
});

/** Each line once: most samples of a type result in the same texts. */
function linesOf(samples: readonly Recorded[]): string[] {
  return [...new Set(samples.flatMap((event) => [auditLine(event), ...historyLines(event), ...noticeLines(event)]))];
}

function auditLine(event: Recorded): string {
  const { action, tone, subject, changes } = auditWordsOf(event);
  const about = typeof subject === 'string' ? subject : JSON.stringify(subject);
  return `  audit  ${action} | ${tone}${auditRowOf(event).flags.includes('strict') ? ', strict' : ''} | ${about} | ${changes}`;
}

const readers = [
  { party: 'client', workerId: null },
  { party: 'worker', workerId: 'a workerId' },
  { party: 'worker', workerId: 'another' },
] as const;

function historyLines(event: Recorded): string[] {
  if (!isOfHistory(event)) return [];
  if (Object.hasOwn(paymentEvents, event.type)) return [historyLine('all', historyWords(event, readers[0]))];
  return readers
    .filter((reader) => isVisibleTo(reader, event))
    .map((reader) =>
      historyLine(`${reader.party}${reader.workerId === 'another' ? ' (another)' : ''}`, historyWords(event, reader)),
    );
}

function historyLine(reader: string, { text, details }: { text: string; details: unknown }): string {
  return `  history for ${reader}  ${text} | ${JSON.stringify(details)}`;
}

function noticeLines(event: Recorded): string[] {
  const change = notifications.on[event.type];
  if (!change) return [];
  // The change was looked up by the event's type.
  return [change.ids(event as never)].flat().map((id) => {
    const document = change.apply(undefined, event as never, id);
    if (!document) return `  nobody ${id}`;
    const { title, text, details, bookingId } = notificationView(id, document, 0);
    const to = `${document.accountId} as ${document.as}`;
    return `  notice to ${to}  ${title}: ${text} | ${bookingId ?? 'no page'} | ${JSON.stringify(details)}`;
  });
}
