import { formatDayAndTime } from '#contracts/manila-format.ts';
import { addMinutes } from '#contracts/manila-time.ts';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Booking, Quote } from '#contracts/views/booking.ts';
import { useSettings } from '../../../api/use-settings.ts';
import { firstName } from '../../../domain/first-name.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/over-the-page/ConfirmDialog.tsx';
import { CancellingAfter } from '../changes/CancellingAfter.tsx';
import { QuoteFace } from './QuoteFace.tsx';
import { quotesEn } from './quotes.en.ts';

interface Props {
  booking: Booking;
  quote: Quote;
  onAccept: () => void;
  onClose: () => void;
}

/** Terms of accepting a quote: worker, amount, time and cancellation cost. */
export function AcceptQuoteDialog({ booking: { startsAt, service }, quote, onAccept, onClose }: Props) {
  const t = useText(quotesEn);
  const locale = useLocale();
  const { freeCancellationHours, cancellationGraceMinutes, cancellationFee } = useSettings();
  const amount = formatPesoShort(quote.amount);
  const name = firstName(quote.worker.name);
  const cancelling = {
    freeUntil: addMinutes(startsAt, -60 * freeCancellationHours),
    graceMinutes: cancellationGraceMinutes,
    fee: cancellationFee,
  };
  return (
    <ConfirmDialog
      title={t('acceptTitle', { name, amount })}
      back={t('notYet')}
      confirm={t('accept', { amount })}
      onConfirm={onAccept}
      onClose={onClose}
    >
      <QuoteFace worker={quote.worker} size={64} level={3} />
      <dl className="mt-4 grid gap-3 border-t border-line pt-4 text-14">
        <Line label={t('job')}>{inCatalogue(service.name)}</Line>
        <Line label={t('when')}>{formatDayAndTime(startsAt, locale)}</Line>
        <Line label={t('price')}>{formatPesoLong(quote.amount)}</Line>
      </dl>
      <CancellingAfter
        cancelling={cancelling}
        startsAt={startsAt}
        side="client"
        other={name}
        className="mt-4 border-t border-line pt-4"
      />
    </ConfirmDialog>
  );
}

function Line({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular text-right font-strong">{children}</dd>
    </div>
  );
}
