import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { SignedInSession } from '#contracts/views/account-session.ts';
import type { MyData } from '#contracts/views/account-my-data.ts';
import type { Text } from '../../../i18n/use-text.ts';
import type { myDataEn } from './my-data.en.ts';

type Words = Text<keyof typeof myDataEn>;
type Row = Readonly<Record<string, unknown>>;
export type WholeData = MyData & { sessions: readonly SignedInSession[] };

/** A page that any browser opens and prints, by itself: no script, nothing that it loads. */
export function myDataPage(data: WholeData, t: Words, locale: string): string {
  const { account, accountHistory, sessions, bookings, payments, messages, notifications, reports, work } = data;
  const sections: [string, readonly Row[]][] = [
    [t('account'), [account]],
    [t('sessions'), sessions],
    [t('bookings'), bookings],
    [t('payments'), payments],
    [t('messages'), messages],
    [t('notifications'), notifications],
    [t('reports'), reports],
    [t('helpRequests'), data.helpRequests],
    [t('disputes'), data.disputes],
    [t('safetyReports'), data.safetyReports],
    ...(work
      ? ([
          [t('profile'), [work.profile]],
          [t('payoutAccount'), work.payoutAccount ? [work.payoutAccount] : []],
          [t('payouts'), work.payouts],
          [t('documents'), work.documents],
          [t('reviews'), work.reviews],
        ] satisfies [string, readonly Row[]][])
      : []),
    [t('accountHistory'), accountHistory],
  ];
  const shown = sections.map(([title, rows]) => section(title, rows, t('nothing'), locale)).join('\n');
  const title = escapeHtml(t('pageTitle'));
  const made = escapeHtml(t('pageMade', { when: formatDayAndTime(data.madeAt, locale) }));
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${made}</p>
${shown}
</body></html>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;border-top:1px solid #ccc;padding:.75rem 0;margin:0}' +
  'dl dl{border:0;padding:0 0 .75rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}';

function section(title: string, rows: readonly Row[], nothing: string, locale: string): string {
  const shown = rows.map((row) => listOf(row, locale)).join('\n');
  return `<h2>${escapeHtml(title)}</h2>\n${shown || `<p>${escapeHtml(nothing)}</p>`}`;
}

function listOf(row: Row, locale: string): string {
  const entries = Object.entries(row).filter(([, value]) => !isNothing(value));
  const lines = entries.map(
    ([name, value]) => `<dt>${escapeHtml(nameOf(name))}</dt><dd>${html(name, value, locale)}</dd>`,
  );
  return `<dl>${lines.join('')}</dl>`;
}

function isNothing(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** What holds more than a word is a list of its own. */
function html(name: string, value: unknown, locale: string): string {
  if (Array.isArray(value)) {
    const isOfWords = value.every((one) => typeof one !== 'object');
    return value.map((one: unknown) => html(name, one, locale)).join(isOfWords ? ', ' : '\n');
  }
  if (typeof value === 'object' && value !== null) return listOf({ ...value }, locale);
  return escapeHtml(shownOf(name, value, locale));
}

/** "requestedAt" reads "requested at": what programs call it is what the other file has, too. */
function nameOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const INSTANT = /^\d{4}-\d\d-\d\dT/;
const amounts = new Set(['amount', 'totalCost', 'hourlyRate', 'wanted', 'waived', 'price']);

function shownOf(name: string, value: unknown, locale: string): string {
  if (typeof value === 'string') return INSTANT.test(value) ? formatDayAndTime(value, locale) : value;
  if (typeof value === 'number' && amounts.has(name)) return formatPesoLong(value);
  return String(value);
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
