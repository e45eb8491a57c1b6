import { CirclePlus } from 'lucide-react';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Booking, Extra } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { useApproveExtraMutation, useRefuseExtraMutation } from '../../../domain/booking/api.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useCommand } from '../../../domain/booking/use-command.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { changesEn } from './changes.en.ts';

/** Extras that wait for the client's answer. */
export function OpenExtras({ booking }: { booking: Booking }) {
  const t = useText(changesEn);
  const open = booking.extras.filter(({ status }) => status === 'open');
  const title = t('extraTitle', { name: firstName(booking.worker?.name ?? '') });
  useAnnouncedChange(open.map(({ id }) => id).join(), open.length > 0 ? title : '');
  if (open.length === 0 || !booking.allowedActions.includes('approve_extra')) return null;
  return (
    <Card title={title}>
      <p className="-mt-2 mb-4 text-14 text-muted">{t('extraText')}</p>
      <ul className="grid gap-4">
        {open.map((extra) => (
          <OpenExtra key={extra.id} booking={booking} extra={extra} />
        ))}
      </ul>
    </Card>
  );
}

function OpenExtra({
  booking: { id, totalCost },
  extra: { id: extraId, amount, reason },
}: {
  booking: Booking;
  extra: Extra;
}) {
  const t = useText(changesEn);
  const run = useCommand();
  const [approve] = useApproveExtraMutation();
  const [refuse] = useRefuseExtraMutation();
  const words = { amount: formatPesoShort(amount) };
  return (
    <li>
      <div className="flex items-center gap-3 rounded-12 bg-mango-tint p-3 text-mango-ink">
        <CirclePlus aria-hidden="true" className="size-5 shrink-0" />
        <p className="min-w-0 flex-1 text-16 font-strong">{reason}</p>
        <p className="amount text-18">{formatPesoLong(amount)}</p>
      </div>
      <p className="mt-2 text-13 text-muted">{t('extraTotal', { total: formatPesoLong(totalCost + amount) })}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="outline"
          size={44}
          className="grow"
          onClick={() => run(() => refuse({ id, extraId }).unwrap(), t('refused'))}
        >
          {t('refuse')}
        </Button>
        <Button
          size={44}
          className="grow-999"
          onClick={() => run(() => approve({ id, extraId }).unwrap(), t('approved', words))}
        >
          {t('approve', words)}
        </Button>
      </div>
    </li>
  );
}
