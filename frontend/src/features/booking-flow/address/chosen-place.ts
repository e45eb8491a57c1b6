import type { Place } from '#contracts/calls/place.ts';
import type { Address } from '#contracts/fields.ts';
import { placeWords } from '#contracts/place/place-names.ts';
import type { BookingDraft } from '../draft/draft.ts';

type PartOfAddress = NonNullable<BookingDraft['address']>;

/** What choosing a place says of an address. A person's own pin stays; a city's middle is nobody's place. */
export function chosenPlace(
  { barangay, barangayCode, city, province, lat, lng, precision }: Place,
  pinned: boolean,
): PartOfAddress {
  const words = { ...(barangay && { barangay, barangayCode: barangayCode ?? undefined }), city, province };
  if (pinned) return words;
  const isKnown = precision === 'barangay' && lat !== null && lng !== null;
  return { ...words, ...noPoint, ...(isKnown && { lat, lng, precision }) };
}

/** A pin of the person's own, set for this address. */
export function isPinMoved({ precision, pinnedFor }: PartOfAddress): boolean {
  return precision === 'exact' && pinnedFor === undefined;
}

/** The address of an earlier booking, whose pin is that of its door alone. */
export function reusedAddress(address: Address): PartOfAddress {
  return address.precision === 'exact' ? { ...address, pinnedFor: address.line } : address;
}

/** Another street than the earlier pin's is somewhere in its barangay; the API holds to the same (contracts/place/pins.ts). */
export function writtenLine(line: string, { precision, pinnedFor }: PartOfAddress): PartOfAddress {
  const isOther =
    precision === 'exact' && pinnedFor !== undefined && placeWords(line).join(' ') !== placeWords(pinnedFor).join(' ');
  return isOther ? { line, precision: 'barangay', pinnedFor: undefined } : { line };
}

/** What is written by hand is no longer the place that was chosen. */
export function writtenPlace(words: PartOfAddress, pinned: boolean): PartOfAddress {
  return pinned ? words : { ...words, ...noPoint };
}

const noPoint = { lat: undefined, lng: undefined, precision: undefined, pinnedFor: undefined } as const;
