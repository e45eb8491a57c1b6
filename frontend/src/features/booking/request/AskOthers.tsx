import { useState } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { askingEn } from './asking.en.ts';
import { useAskOthers } from './use-ask-others.ts';

const NewTimeDialog = lazyDialog(async () => (await import('./NewTimeDialog.tsx')).NewTimeDialog);

interface Props {
  booking: Booking;
  /** Style: on the deep panel, or on a card. */
  on: 'deep' | 'card';
  className?: string;
}

/**
 * After a booking has failed: asks all other workers with one press, then links to the new booking. Renders nothing
 * in other cases.
 */
export function AskOthers({ booking, on, className = '' }: Props) {
  const { rebookedAs, allowedActions } = booking;
  if (rebookedAs) return <AskedAlready to={rebookedAs} on={on} className={className} />;
  return allowedActions.includes('ask_others') ? <Ask booking={booking} on={on} className={className} /> : null;
}

function AskedAlready({
  to,
  on,
  className,
}: {
  to: NonNullable<Booking['rebookedAs']>;
  on: Props['on'];
  className: string;
}) {
  const t = useText(askingEn);
  return (
    <div className={className}>
      <ButtonLink to={bookingPathOf.client(to.id)} variant={on === 'deep' ? 'mango' : 'tint'} size={44}>
        {t('seeNew', { code: to.code })}
      </ButtonLink>
      <p className={cx('mt-2 text-13', on === 'deep' ? 'text-on-deep-muted' : 'text-muted')}>{t('asked')}</p>
    </div>
  );
}

function Ask({ booking, on, className }: { booking: Booking; on: Props['on']; className: string }) {
  const t = useText(askingEn);
  const locale = useLocale();
  const [choosing, setChoosing] = useState(false);
  const { ask, price, priceBefore, failed, retry, isBusy, isRush, isStillAhead } = useAskOthers(booking);
  const isAtOnce = isRush || isStillAhead;
  const said = {
    service: booking.service.name,
    when: formatDayAndTime(booking.startsAt, locale),
    price: price === null ? '…' : formatPesoShort(price),
    name: firstName(booking.worker?.name ?? ''),
  };

  function words(): string {
    if (failed) return t('priceFailed');
    if (priceBefore !== null) return t('priceIsNow', { price: said.price, before: formatPesoShort(priceBefore) });
    if (isRush) return t(booking.status === 'accepted' ? 'askOthersInstead' : 'askOthersSoon', said);
    return t(isStillAhead ? 'askOthersHint' : 'askOthersLate', said);
  }

  return (
    <div className={className}>
      {failed ? (
        <Button variant="outline" size={44} onClick={retry}>
          {t('retry')}
        </Button>
      ) : (
        <Button
          // A screen has one mango button, in its hero; a card's button is beside it.
          variant={on === 'deep' ? 'mango' : 'primary'}
          busy={isBusy}
          disabled={price === null}
          onClick={() => (isAtOnce ? ask() : setChoosing(true))}
        >
          {t(isRush ? 'askOthersNow' : 'askOthers')}
        </Button>
      )}
      <p
        aria-live="polite"
        className={cx('mt-2 max-w-120 text-13', on === 'deep' ? 'text-on-deep-muted' : 'text-muted')}
      >
        <Unbroken>{words()}</Unbroken>
      </p>
      {choosing && (
        <NewTimeDialog booking={booking} price={said.price} onAsk={ask} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}
