import { priceChange } from '#contracts/booking/price-change.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';

type Data = Readonly<Record<string, unknown>>;
export type EventValues = Record<'name' | 'amount' | 'total' | 'reason' | 'count' | 'what' | 'when', string>;

const amounts = [
  'finalAmountCentavos',
  'priceCentavos',
  'feeCentavos',
  'basePriceCentavos',
  'amountCentavos',
  'verifiedCentavos',
  'waivedCentavos',
];
const people = ['worker', 'client'];
const words = [
  'email',
  'phone',
  'value',
  'method',
  'language',
  'userType',
  'kind',
  'by',
  'side',
  'tagline',
  'provider',
  'status',
];

/**
 * Values for an event's sentence, found by field name, so that a new event type needs a text and no code. Missing
 * values are empty.
 */
export function eventValues(data: Data, locale: string): EventValues {
  return {
    name: nameIn(data),
    amount: first(amounts, (key) => amountText(data[key], beforeOf(data, key))),
    total:
      typeof data.totalCentavos === 'number' && typeof data.amountCentavos === 'number'
        ? priceChange(data.totalCentavos - data.amountCentavos, data.totalCentavos)
        : '',
    reason: text(data.reason),
    count: first(['rating', 'sequence', 'attempts', 'upToSequence', 'left', 'version'], (key) => number(data[key])),
    what: text(recordOf(data.service).name) || first(words, (key) => text(data[key])),
    when: typeof data.startsAt === 'string' ? formatDayAndTime(data.startsAt, locale) : '',
  };
}

function nameIn(data: Data): string {
  if (typeof data.name === 'string') return data.name;
  const full = [text(data.firstName), text(data.lastName)].filter(Boolean).join(' ');
  return full || text(data.workerName) || first(people, (key) => text(recordOf(data[key]).name));
}

function first(keys: readonly string[], read: (key: string) => string): string {
  return keys.map(read).find((found) => found !== '') ?? '';
}

function amountText(value: unknown, before: unknown): string {
  return typeof value === 'number' ? priceChange(typeof before === 'number' ? before : null, value) : '';
}

/** Previous amount, if the event contains it. */
function beforeOf(data: Data, key: string): unknown {
  return data.beforeCentavos ?? recordOf(data.before)[key];
}

function number(value: unknown): string {
  return typeof value === 'number' ? String(value) : '';
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function recordOf(value: unknown): Data {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
