import { Banknote } from 'lucide-react';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { collectEn } from '../collect.en.ts';
import { payableNow } from '../pay-view.ts';
import { useConfirmCash } from '../use-confirm-cash.ts';

/** Confirms cash after the job. `inHero`: as the screen's main action. */
export function CashReceivedButton({ booking, inHero = false }: { booking: Booking; inHero?: boolean }) {
  const t = useText(collectEn);
  const gotCash = useConfirmCash(booking);
  const look = inHero ? ({ variant: 'mango', className: 'flex-auto' } as const) : ({ wide: true } as const);
  return (
    <Button {...look} icon={<Banknote aria-hidden="true" className="size-5" />} onClick={gotCash}>
      {t('gotCash', { amount: formatPesoShort(payableNow(booking.payment)) })}
    </Button>
  );
}
