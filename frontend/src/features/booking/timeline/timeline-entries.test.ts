import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, it } from 'vitest';
import { eventSamples } from '#contracts/event-texts/testing/event-samples.ts';
import { detailsOf } from '#contracts/event-texts/every-event.ts';
import type { HistoryEntry } from '#contracts/views/booking.ts';
import { bookingEn } from '../booking.en.ts';
import type { MessageKey } from '../message-key.ts';
import { timelineEntry } from './timeline-entries.ts';

const { default: bookingCeb } = await import('../booking.en.ts?ceb');
const { default: bookingFil } = await import('../booking.en.ts?fil');

/** All variants of a booking's timeline texts, for either side, in every language. */
it('matches the recorded texts of each event', async () => {
  const told = eventSamples().flatMap(({ type, samples }) => {
    const lines = new Set(samples.flatMap(({ data }) => linesOf(type, data)));
    return lines.size > 0 ? [[type, ...lines].join('\n')] : [];
  });
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('timeline-entries.txt');
});

const languages: Record<string, Record<string, string>> = {
  'en-PH': bookingEn,
  'fil-PH': bookingFil,
  'ceb-PH': bookingCeb,
};

function linesOf(type: HistoryEntry['type'], data: object): string[] {
  const { history, forStaff } = detailsOf(type as never);
  if (!history || forStaff) return [];
  // A screen receives the details through JSON.
  const details = JSON.parse(JSON.stringify(history(data as never))) as HistoryEntry['details'];
  return Object.entries(languages).flatMap(([locale, words]) => {
    const i18n = setupI18n({ locale, messages: { [locale]: {} }, missing: '' });
    const said = (message: MessageKey | string | undefined) =>
      message === undefined || typeof message === 'string'
        ? (message ?? '')
        : i18n._({
            id: 'none',
            message: compileMessage(words[message.key] ?? '') as never,
            values: message.values ?? {},
          });
    return (['client', 'worker'] as const).map((side) => {
      const entry = timelineEntry(
        { id: 'e1', type, at: '2026-11-20T03:00:00.000Z', text: 'in the server’s words', details } as HistoryEntry,
        { side, workerName: 'Jun Bautista', clientName: 'Andrea Reyes', locale },
      );
      const line =
        entry && typeof entry !== 'string' ? [said(entry.title), said(entry.note)].join(' | ') : String(entry);
      return `  ${locale} ${side}  ${line}`;
    });
  });
}
