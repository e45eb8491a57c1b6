import { History } from 'lucide-react';
import { isPending } from '../../../api/is-pending.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useAddressBook, useSavedAs } from '../address-book/use-address-book.ts';
import { addressLine } from './address-text.ts';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';
import { useLatestBooking } from '../parts/use-latest-booking.ts';
import { reusedAddress } from './chosen-place.ts';

interface Props {
  /** undefined: nothing entered yet, so the last address prefills the fields. */
  current: BookingDraft['address'];
  onUse: (address: NonNullable<BookingDraft['address']>) => void;
}

/** Offers the address of the latest booking, unless it is among the saved ones. Renders nothing once an address is entered. */
export function LastAddress({ current, onUse }: Props) {
  const t = useText(bookingFlowEn);
  const last = useLastAddress();
  const savedAs = useSavedAs(last);
  if (!last || savedAs || current?.line || current?.barangay) return null;
  return (
    <div className="mb-5 flex max-w-140 flex-wrap items-center gap-3 rounded-16 border border-line bg-surface p-4">
      <History aria-hidden="true" className="size-5.5 shrink-0 text-brand" />
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="text-14 font-strong">{t('lastAddress')}</p>
        <p className="text-14 text-muted">{addressLine(last)}</p>
      </div>
      <Button
        size={44}
        variant="tint"
        className="max-sm:w-full"
        onClick={() => onUse(current ? reusedAddress(last) : {})}
      >
        {t(current ? 'useIt' : 'anotherAddress')}
      </Button>
    </div>
  );
}

/** Address of the client's latest booking, else the first saved one; null for guests and clients without either. */
export function useLastAddress() {
  const latest = useLatestBooking().data?.items[0]?.booking.address;
  const saved = useAddressBook().data?.items[0]?.address;
  return latest ?? saved ?? null;
}

/** Whether it is known which addresses are offered. The offers are above the fields and would push them down. */
export function useOffersLoaded(): boolean {
  const reads = [useLatestBooking(), useAddressBook()];
  return !reads.some(isPending);
}
