import type { Place } from '#contracts/calls/place.ts';
import type { Address } from '#contracts/fields.ts';
import { placeWords } from '#contracts/place/place-names.ts';
import type { BookingDraft } from '../draft/draft.ts';

type PartOfAddress = NonNullable<BookingDraft['address']>;

/** Address parts of a chosen place. A pin set by the user stays. A city's centre is not used as a pin. */
export function chosenPlace(
  { barangay, barangayCode, city, province, lat, lng, precision }: Place,
  pinned: boolean,
): PartOfAddress {
  const words = { ...(barangay && { barangay, barangayCode: barangayCode ?? undefined }), city, province };
  if (pinned) return words;
  const isKnown = precision === 'barangay' && lat !== null && lng !== null;
  return { ...words, ...noPoint, ...(isKnown && { lat, lng, precision }) };
}

/** The user set this pin for this address. */
export function isPinMoved({ precision, pinnedFor }: PartOfAddress): boolean {
  return precision === 'exact' && pinnedFor === undefined;
}

/** Address of an earlier booking. Its exact pin applies to its street only. */
export function reusedAddress(address: Address): PartOfAddress {
  return address.precision === 'exact' ? { ...address, pinnedFor: address.line } : address;
}

/**
 * After a change of street, an earlier booking's pin applies to its barangay only; the API has the same rule
 * (contracts/place/pins.ts).
 */
export function writtenLine(line: string, { precision, pinnedFor }: PartOfAddress): PartOfAddress {
  const isOther =
    precision === 'exact' && pinnedFor !== undefined && placeWords(line).join(' ') !== placeWords(pinnedFor).join(' ');
  return isOther ? { line, precision: 'barangay', pinnedFor: undefined } : { line };
}

/** An edit by hand drops the coordinates of the chosen place. */
export function writtenPlace(words: PartOfAddress, pinned: boolean): PartOfAddress {
  return pinned ? words : { ...words, ...noPoint };
}

const noPoint = { lat: undefined, lng: undefined, precision: undefined, pinnedFor: undefined } as const;
