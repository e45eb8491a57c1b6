import type { ExtraStatus } from '#contracts/booking/lifecycle.ts';

/** What the two sides of an accepted job change, as its document holds it. Centavos. */
export type RescheduleDocument = { by: 'client' | 'worker'; startsAt: string; endsAt: string; proposedAt: string };
export type ExtraDocument = {
  id: string;
  amountCentavos: number;
  reason: string;
  status: ExtraStatus;
  proposedAt: string;
};

export function withExtra(extras: readonly ExtraDocument[], extraId: string, status: ExtraStatus): ExtraDocument[] {
  return extras.map((extra) => (extra.id === extraId ? { ...extra, status } : extra));
}

/** Nobody answered these before the work was done: they are not paid. */
export function lapsedExtras(extras: readonly ExtraDocument[]): ExtraDocument[] {
  return extras.map((extra) => (extra.status === 'open' ? { ...extra, status: 'lapsed' } : extra));
}
