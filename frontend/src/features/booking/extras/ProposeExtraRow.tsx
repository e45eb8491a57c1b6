import { CirclePlus } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ActionRow } from '../../../ui/pressing/ActionRow.tsx';
import { extrasEn } from './extras.en.ts';

const ProposeExtraDialog = lazyDialog(async () => (await import('./ProposeExtraDialog.tsx')).ProposeExtraDialog);

/** Row "Propose an extra". */
export function ProposeExtraRow({ booking }: { booking: Booking }) {
  const t = useText(extrasEn);
  const [open, setOpen] = useState(false);
  return (
    <>
      <ActionRow
        icon={<CirclePlus aria-hidden="true" className="size-5" />}
        title={t('propose')}
        hint={t('proposeHint')}
        onClick={() => setOpen(true)}
      />
      {open && <ProposeExtraDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
