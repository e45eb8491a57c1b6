import { isPlaceholderEmail } from '#contracts/account/placeholder-email.ts';
import { startsAccount } from '#contracts/events/account.ts';
import type { Recorded } from '#contracts/events/registry.ts';
import { maskedAccount } from '#contracts/payout/masked-account.ts';

/** An event's data for readers: payout accounts are masked, and placeholder emails are omitted. */
export function shownData({ type, data }: Recorded): Record<string, unknown> {
  if (type === 'PayoutAccountSet') return { ...data, account: maskedAccount(data) };
  if (type === startsAccount && data.email !== null && isPlaceholderEmail(data.email)) return { ...data, email: null };
  return { ...data };
}

/** Messages between two people are private: staff see only that there is one, and its length. */
export function withheldMessage(text: string): string {
  return `Private message (${text.length})`;
}

/** The same event or state without message texts. */
export function withoutMessages(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withheld(name, value)]));
}

function withheld(name: string, value: unknown): unknown {
  if (name === 'text' && typeof value === 'string') return withheldMessage(value);
  if (name === 'attachments' && Array.isArray(value)) return `Private files (${value.length})`;
  if (name === 'lastMessage' && typeof value === 'object' && value !== null) return withoutMessages({ ...value });
  return value;
}
