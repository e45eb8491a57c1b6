import '../../../browser/testing/fake-browser.ts';
import { I18nProvider } from '@lingui/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { auditWordsOf } from '#contracts/event-texts/server-words.ts';
import { eventSamples } from '#contracts/event-texts/testing/event-samples.ts';
import type { DataOf, EventType, Recorded } from '#contracts/events/registry.ts';
import { AuditRow } from '#contracts/views/platform-audit.ts';
import { i18n } from '../../../i18n/i18n.ts';
import { chooseLanguage } from '../../../i18n/use-text.ts';
import { useChangeWords } from './change-words.ts';

afterEach(() => chooseLanguage('en'));

type Row = Pick<AuditRow, 'type' | 'changes' | 'details'>;

/** Change texts as a screen shows them. */
function renderChanges(rows: readonly Row[]): string[] {
  let texts: string[] = [];
  function Probe() {
    texts = rows.map(useChangeWords());
    return null;
  }
  renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <Probe />
    </I18nProvider>,
  );
  return texts;
}

/** A row as the endpoint returns it. */
function rowOf(event: Recorded): Row {
  const { changes, details } = auditWordsOf(event);
  return { type: event.type, changes, details: AuditRow.shape.details.parse(JSON.parse(JSON.stringify(details))) };
}

const samples = eventSamples().flatMap((one) => one.samples);
const rows = samples.map(rowOf);

function row<Type extends EventType>(type: Type, data: Partial<DataOf<Type>>): Row {
  const sample = samples.find((each) => each.type === type);
  // The sample's own data, except for the given fields.
  return rowOf({ ...sample, data: { ...sample?.data, ...data } } as Recorded);
}

it('matches the server’s English text for every event type', () => {
  const differing = renderChanges(rows).map((text, n) => ({ type: rows[n]?.type, text, server: rows[n]?.changes }));
  expect(differing.filter(({ text, server }) => text !== server)).toEqual([]);
});

it.each(['fil', 'ceb'] as const)('contains no code and no missing text in %s', async (language) => {
  await chooseLanguage(language);
  const odd = renderChanges(rows).flatMap((text, n) =>
    /[a-z]_[a-z]|undefined|\{|\bnone\b/.test(text) ? [`${rows[n]?.type}: ${text}`] : [],
  );
  expect(odd).toEqual([]);
});

it('formats amounts, days, times, lists and previous values in the reader’s language', async () => {
  const shown = [
    row('PayoutPaid', { friday: '2026-11-27', amountCentavos: 65_000, reference: 'R-1' }),
    row('BugTriaged', {
      status: 'in_progress',
      priority: 'high',
      before: { status: 'open', priority: 'high' },
      note: null,
    }),
    row('RatesChanged', {
      basePriceCentavos: 66_600,
      hourlyRateCentavos: 20_000,
      ratesCentavos: { tv: 70_000 },
      before: { basePriceCentavos: 90_000, hourlyRateCentavos: null, ratesCentavos: { tv: 80_000 } },
      serviceNames: { tv: 'TV mounting' },
    }),
    row('MissingItemsRequested', { missing: ['hours', 'valid_id'] }),
    row('BookingRequestEdited', {
      changed: ['time', 'notes'],
      before: { startsAt: '2026-11-24T01:30:00.000Z', endsAt: '2026-11-24T03:30:00.000Z' },
      startsAt: '2026-11-25T01:30:00.000Z',
    }),
  ];
  expect(renderChanges(shown)).toEqual([
    '₱650.00 of Fri, Nov 27, 2026, R-1',
    'open → in progress, high',
    'from ₱900.00 → ₱666.00; by the hour none → ₱200.00; TV mounting ₱800.00 → ₱700.00',
    'hours, valid ID',
    'Tue, Nov 24, 9:30\u00a0AM → Wed, Nov 25, 9:30\u00a0AM, notes',
  ]);
  await chooseLanguage('fil');
  expect(renderChanges(shown)).toEqual([
    '₱650.00 para sa Biy, Nob 27, 2026, R-1',
    'bukas → tinitingnan, mataas',
    'mula ₱900.00 → ₱666.00; kada oras wala → ₱200.00; TV mounting ₱800.00 → ₱700.00',
    'oras ng trabaho, valid ID',
    'Mar, Nob 24, 9:30\u00a0AM → Miy, Nob 25, 9:30\u00a0AM, mga tala',
  ]);
});

it('names settings as their screen does, with units', async () => {
  const shown = [row('ConfigChangeScheduled', { changes: { reviewWithinDays: 14, cashPayments: false } })];
  await chooseLanguage('ceb');
  expect(renderChanges(shown)[0]).toContain('Mga review, 14 ka adlaw; Cash, naka-off');
});

it('uses the server’s text for unknown types', () => {
  expect(renderChanges([{ type: 'SomethingNewer', changes: '3 → 4', details: {} }])).toEqual(['3 → 4']);
});
