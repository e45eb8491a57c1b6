import { skipToken } from '@reduxjs/toolkit/query/react';
import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { useCheckPinQuery } from '../../place/api.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { placeQuery } from './place-query.ts';
import { useDebouncedText } from './use-debounced-text.ts';

/** Warns that the pin is outside the entered city; the server would refuse the booking. */
export function PinElsewhere({ address }: { address: NonNullable<BookingDraft['address']> }) {
  const t = useText(bookingFlowEn);
  const { lat, lng } = placeQuery(address);
  const city = useDebouncedText(address.city?.trim() ?? '');
  const province = useDebouncedText(address.province?.trim() ?? '');
  const isWritten = lat !== undefined && lng !== undefined && city && province;
  const { currentData } = useCheckPinQuery(isWritten ? { lat, lng, city, province } : skipToken);
  if (!currentData || currentData.isThere) return null;
  const { around } = currentData;
  return <Note tone="warning">{around ? t('pinElsewhere', { around: around.name, city }) : t('pinAbroad')}</Note>;
}
