import { placeWords } from '#contracts/place/place-names.ts';
import type { BookingDraft } from '../draft/draft.ts';

type PartOfAddress = NonNullable<BookingDraft['address']>;

/** Both are one address, however it is written: "14 tindalo st" and "14 Tindalo St.". */
export function isSameAddress(one: PartOfAddress, other: PartOfAddress): boolean {
  return written(one) === written(other);
}

function written({ line, barangay, city, province }: PartOfAddress): string {
  return [line, barangay, city, province].map((part) => placeWords(part ?? '').join(' ')).join('\n');
}
