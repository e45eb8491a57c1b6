import { Tag } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useNow } from '../../../browser/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { isWaiting, ownQuote } from './own-quote.ts';
import { quotingEn } from './quoting.en.ts';

const QuoteDialog = lazyDialog(async () => (await import('./QuoteDialog.tsx')).QuoteDialog);

/** Button for quoting, beside or instead of accepting. Renders nothing if it is not allowed. */
export function QuoteButton({ booking, size = 48 }: { booking: Booking; size?: 48 | 44 }) {
  const t = useText(quotingEn);
  const now = useNow();
  const [open, setOpen] = useState(false);
  const { allowedActions } = booking;
  if (!allowedActions.includes('quote')) return null;
  const isBeside = allowedActions.includes('accept');
  const waits = isWaiting(ownQuote(booking), now);
  return (
    <>
      {isBeside && (
        <Button variant="tint" size={size} className="grow-999" onClick={() => setOpen(true)}>
          {t('quote')}
        </Button>
      )}
      {!isBeside && (
        <Button
          variant={waits ? 'tint' : 'primary'}
          size={size}
          className="grow-999"
          icon={<Tag aria-hidden="true" className="size-5" />}
          onClick={() => setOpen(true)}
        >
          {t(waits ? 'changeQuote' : 'sendQuote')}
        </Button>
      )}
      {open && <QuoteDialog booking={booking} onClose={() => setOpen(false)} />}
    </>
  );
}
