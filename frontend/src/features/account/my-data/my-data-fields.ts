import { statusLook, statusTable, type StatusKind } from '../../../ui/showing/status-table.ts';
import { myDataLabelsEn } from './my-data-labels.en.ts';
import { myDataValuesEn } from './my-data-values.en.ts';

/** A field of somebody's data. `of`: the field that it stands in, as "helpRequests" of each "topic"; '' at the top. */
export type DataField = { name: string; of: string };
export type LabelKey = keyof typeof myDataLabelsEn;
export type ValueKey = keyof typeof myDataValuesEn;

/** What programs know things by, or what another field says in words: it stands in the file for programs. */
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

/** Fields that hold one of a few things: by which words they are shown. Statuses as the badges on screens have them. */
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

/** undefined: it is somebody's own words, or a number, a day, an amount. */
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
