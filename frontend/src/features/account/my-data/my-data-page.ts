import { formatDayWithYear, formatTime } from '#contracts/manila-format.ts';
import type { MyData } from '#contracts/views/account-my-data.ts';
import type { SignedInSession } from '#contracts/views/account.ts';
import { isForPrograms, labelOf, type DataField, type LabelKey } from './my-data-fields.ts';
import { shownValue, type PageWords } from './shown-value.ts';

type Row = Readonly<Record<string, unknown>>;
export type WholeData = MyData & { sessions: readonly SignedInSession[] };

/** A self-contained page without scripts or external files, for any browser and for printing. */
export function myDataPage(data: WholeData, words: PageWords): string {
  const { label, locale } = words;
  const shown = sectionsOf(data).map(([name, rows]) => section(name, rows, words));
  const title = escapeHtml(label('pageTitle'));
  const when = `${formatDayWithYear(data.madeAt, locale)}, ${formatTime(data.madeAt, locale)}`;
  return `<!doctype html>
<html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${STYLE}</style></head>
<body><h1>${title}</h1><p>${escapeHtml(label('pageMade', { when }))}</p>
${shown.join('\n')}
</body></html>`;
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,auto) 1fr;gap:.25rem 1rem;border-top:1px solid #ccc;padding:.75rem 0;margin:0}' +
  'dl dl{border:0;padding:0 0 .75rem}dt{color:#555}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}' +
  '@media(max-width:36rem){dl{grid-template-columns:1fr;gap:0}dt{margin-top:.5rem}dl dl{padding:0 0 0 1rem}}';

function sectionsOf({ work, ...data }: WholeData): [LabelKey, readonly Row[]][] {
  return [
    ['account', [data.account]],
    ['sessions', data.sessions],
    ['bookings', data.bookings],
    ['payments', data.payments],
    ...(data.addresses.length > 0 ? ([['addresses', data.addresses]] satisfies [LabelKey, readonly Row[]][]) : []),
    ...(data.suki.length > 0 ? ([['suki', data.suki]] satisfies [LabelKey, readonly Row[]][]) : []),
    ['messages', data.messages],
    ['notifications', data.notifications],
    ['reports', data.reports],
    ['helpRequests', data.helpRequests],
    ['disputes', data.disputes],
    ['safetyReports', data.safetyReports],
    ...(work ? sectionsOfWork(work) : []),
    ['accountHistory', data.accountHistory],
  ];
}

function sectionsOfWork(work: NonNullable<MyData['work']>): [LabelKey, readonly Row[]][] {
  const { profile, payoutAccount, payouts, documents, reviews, questions } = work;
  return [
    ['profile', [profile]],
    ['payoutAccount', payoutAccount ? [payoutAccount] : []],
    ['payouts', payouts],
    ['documents', documents],
    ['reviews', reviews],
    ['questions', questions.version === 0 && !questions.draft ? [] : [questions]],
  ];
}

function section(name: LabelKey, rows: readonly Row[], words: PageWords): string {
  const shown = rows.map((row) => listOf(row, name, words)).join('\n');
  return `<h2>${escapeHtml(words.label(name))}</h2>\n${shown || `<p>${escapeHtml(words.label('nothing'))}</p>`}`;
}

function listOf(row: Row, of: string, words: PageWords): string {
  const lines = entriesOf(row, of).map(([name, value]) => {
    const field = { name, of };
    return `<dt>${escapeHtml(nameOf(field, words))}</dt><dd>${html(field, value, words)}</dd>`;
  });
  return `<dl>${lines.join('')}</dl>`;
}

function entriesOf(row: object, of: string): [string, unknown][] {
  return Object.entries(row).filter(([name, value]) => !isForPrograms({ name, of }) && !isEmptyValue(value, name));
}

function isEmptyValue(value: unknown, name: string): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && !isInLanguages(value) && entriesOf(value, name).length === 0;
}

/** Unknown fields of a newer server keep their technical names; answers from before forms existed keep their keys. */
function nameOf(field: DataField, { label }: PageWords): string {
  const key = labelOf(field);
  if (key) return label(key);
  const apart = field.name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return apart.charAt(0).toUpperCase() + apart.slice(1);
}

/** Nested values become lists. */
function html(field: DataField, value: unknown, words: PageWords): string {
  if (field.name === 'answered' && Array.isArray(value)) return answersHtml(value, words);
  if (Array.isArray(value)) {
    const shown = value.map((one: unknown) => html(field, one, words));
    return shown.join(shown.some((one) => one.startsWith('<')) ? '\n' : ', ');
  }
  if (typeof value !== 'object' || value === null) return escapeHtml(shownValue(field, value, words));
  if (isInLanguages(value)) return escapeHtml(inLanguage(value, words.locale));
  if (isSpan(value)) return escapeHtml(spanOf(value, field.name, words));
  return listOf({ ...value }, field.name, words);
}

type Answered = MyData['bookings'][number]['answered'][number];

/** Questions on the left, answers on the right. */
function answersHtml(answered: readonly Answered[], words: PageWords): string {
  const lines = answered.map(({ label, answer: { kind, ...answer } }) => {
    const parts = Object.entries(answer).filter(([, value]) => value !== null);
    const shown = parts.map(([name, value]) => html({ name, of: kind }, value, words)).join(' ');
    return `<dt>${escapeHtml(inLanguage(label, words.locale))}</dt><dd>${shown}</dd>`;
  });
  return `<dl>${lines.join('')}</dl>`;
}

type InLanguages = Readonly<Record<string, string>> & { en: string };

/** Text by a worker or an admin in one or several languages. */
function isInLanguages(value: object): value is InLanguages {
  return 'en' in value && typeof value.en === 'string';
}

function inLanguage(text: Answered['label'] | InLanguages, locale: string): string {
  const inTheirs = Object.entries(text).find(([language]) => locale.startsWith(language))?.[1];
  return inTheirs || text.en;
}

/** Working hours take one line per day. */
function isSpan(value: object): value is { from: string; to: string } {
  return Object.keys(value).toSorted().join(' ') === 'from to';
}

function spanOf({ from, to }: { from: string; to: string }, of: string, words: PageWords): string {
  return words.label('span', {
    from: shownValue({ name: 'from', of }, from, words),
    to: shownValue({ name: 'to', of }, to, words),
  });
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
