import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import { useNow } from '../../../browser/use-now.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { usePreviewCancellationQuery } from '../../../domain/booking/api.ts';
import { bookingEn } from '../booking.en.ts';

/** The fee, read from the server when the dialog opens. */
export function CancellationCost({ bookingId }: { bookingId: string }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  const now = useNow();
  const { data, error, refetch } = usePreviewCancellationQuery({ id: bookingId }, { refetchOnMountOrArgChange: true });
  if (error)
    return (
      <Note
        tone="error"
        className="mb-4"
        action={
          <Button size={36} variant="outline" onClick={() => refetch()}>
            {t('retry')}
          </Button>
        }
      >
        {t('feeFailed')}
      </Note>
    );
  if (!data)
    return (
      <Loading text={t('checkingFee')} className="mb-4">
        <Skeleton className="h-12 rounded-12" />
      </Loading>
    );
  const when = formatDayAndTime(data.freeUntil, locale);
  if (data.fee > 0)
    return (
      <Note tone="warning" className="mb-4">
        {t('cancelFeeNow', { fee: formatPesoShort(data.fee), when })}
      </Note>
    );
  return (
    <Note className="mb-4">
      {Date.parse(data.freeUntil) > now ? t('cancelIsFree', { when }) : t('cancelIsFreeNow')}
    </Note>
  );
}
