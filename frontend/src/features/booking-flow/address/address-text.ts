import type { BookingDraft } from '../draft/draft.ts';

type PartOfAddress = NonNullable<BookingDraft['address']>;

/** 14 Tindalo St., Brgy. Kapitolyo, Pasig */
export function addressLine({ line, barangay, city }: PartOfAddress): string {
  const named = barangay && !/^(brgy|barangay|poblacion)/i.test(barangay) ? `Brgy. ${barangay}` : barangay;
  return [line?.trim(), named, city].filter(Boolean).join(', ');
}
