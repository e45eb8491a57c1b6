import { CirclePlus } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { DialogRow } from '../../../ui/pressing/DialogRow.tsx';
import { extrasEn } from './extras.en.ts';

const ProposeExtraDialog = lazyDialog(async () => (await import('./ProposeExtraDialog.tsx')).ProposeExtraDialog);

/** Row "Propose an extra". */
export function ProposeExtraRow({ booking }: { booking: Booking }) {
  const t = useText(extrasEn);
  return (
    <DialogRow
      icon={<CirclePlus aria-hidden="true" className="size-5" />}
      title={t('propose')}
      hint={t('proposeHint')}
      renderDialog={(close) => <ProposeExtraDialog booking={booking} onClose={close} />}
    />
  );
}
