import { formatPesoShort } from '#contracts/money.ts';
import { takeHomeOf } from '#contracts/payout/commission.ts';
import type { Booking, Quote } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { shownCommission, useOfferQuoteMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { TakeHomeLine } from '../take-home/TakeHomeLine.tsx';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { askingEn } from './asking.en.ts';
import { useChangedParts } from './ChangedRequest.tsx';

/** The worker confirms a quote for the changed request at the same amount. Another amount is a new quote. */
export function ConfirmQuote({ booking, quote: { amount, message } }: { booking: Booking; quote: Quote }) {
  const t = useText(askingEn);
  const run = useCommand();
  const [offer] = useOfferQuoteMutation();
  const said = {
    client: firstName(booking.client.name),
    parts: useChangedParts(booking),
    amount: formatPesoShort(amount),
  };
  const again = {
    amount,
    requestVersion: booking.requestVersion,
    ...shownCommission(booking.earning),
    ...(message && { message }),
  };
  return (
    <div className="mt-3 rounded-12 bg-mango-tint p-3 text-mango-ink">
      <p className="text-14">{t('ownOutdated', said)}</p>
      <TakeHomeLine
        of={booking.earning && takeHomeOf(amount, booking.earning.percent)}
        className="mt-2 text-14 font-strong"
      />
      <Button
        variant="mango"
        size={44}
        className="mt-3"
        onClick={() => run(() => offer({ id: booking.id, body: again }).unwrap(), t('confirmed', said))}
      >
        {t('confirmQuote', said)}
      </Button>
    </div>
  );
}
