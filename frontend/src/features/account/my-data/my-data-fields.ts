import { statusLook, statusTable, type StatusKind } from '../../../ui/showing/status-table.ts';
import { myDataLabelsEn } from './my-data-labels.en.ts';
import { myDataValuesEn } from './my-data-values.en.ts';

/** A field of a person's data. `of`: the containing field, as "helpRequests" of each "topic"; '' at the top. */
export type DataField = { name: string; of: string };
export type LabelKey = keyof typeof myDataLabelsEn;
export type ValueKey = keyof typeof myDataValuesEn;

/** Ids and codes, or values that another field has as text: only in the machine-readable file. */
const forPrograms = new Set([
  'role',
  'account_services',
  'account_name',
  'barangayCode',
  'rates',
  'portfolio',
  'revision',
  'contentType',
  'publicKey',
  'transports',
  'subject',
]);
const ID = /^_?ids?$|Ids?$|^stream$/;

export function isForPrograms({ name, of }: DataField): boolean {
  return ID.test(name) || forPrograms.has(name) || forPrograms.has(`${of}_${name}`);
}

export function labelOf({ name, of }: DataField): LabelKey | undefined {
  return [`${of}_${name}`, name].find(isLabel);
}

function isLabel(key: string): key is LabelKey {
  return Object.hasOwn(myDataLabelsEn, key);
}

/** Text sets of enum fields. Statuses use the texts of the screens' badges. */
const wordSets: Readonly<Record<string, string>> = {
  as: 'side',
  userType: 'side',
  otherSide: 'side',
  openedBy: 'side',
  staffRole: 'staff',
  language: 'language',
  account_status: 'account',
  bookings_status: 'booking',
  quotes_status: 'quote',
  payments_status: 'payment',
  payouts_status: 'payout',
  reports_status: 'bug',
  helpRequests_status: 'ticket',
  disputes_status: 'dispute',
  state: 'paper',
  defaultPaymentMethodName: 'method',
  method: 'method',
  precision: 'precision',
  category: 'category',
  from: 'from',
  topic: 'topic',
  about: 'about',
  outcome: 'outcome',
  rating: 'rating',
  kind: 'kind',
  when: 'when',
  type: 'type',
  reason: 'reason',
  proof: 'proof',
  provider: 'provider',
  because: 'because',
  cause: 'cause',
  list: 'list',
  secondStep: 'secondStep',
};

/** Text key of an enum value; undefined for free text, numbers, days and amounts. */
export function wordOf({ name, of }: DataField, value: string): ValueKey | undefined {
  if (of === 'accountHistory' && name === 'type') return isValue(value) ? value : undefined;
  const set = wordSets[`${of}_${name}`] ?? wordSets[name];
  if (set === undefined) return undefined;
  if (isStatusKind(set)) return statusLook(set, value)?.word;
  const key = `${set}_${value}`;
  return isValue(key) ? key : undefined;
}

function isValue(key: string): key is ValueKey {
  return Object.hasOwn(myDataValuesEn, key);
}

function isStatusKind(set: string): set is StatusKind {
  return Object.hasOwn(statusTable, set);
}
