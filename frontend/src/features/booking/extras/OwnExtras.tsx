import { CircleCheck, CircleX, Hourglass, Timer, type LucideIcon } from 'lucide-react';
import type { ExtraStatus } from '#contracts/booking/lifecycle.ts';
import { formatPesoLong, formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import type { Tone } from '../../../ui/showing/status-table.ts';
import { StatusPill } from '../../../ui/showing/StatusPill.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { useAnnouncedChange } from '../../../ui/over-the-page/use-announced-change.ts';
import { extrasEn } from './extras.en.ts';

type Look = { word: keyof typeof extrasEn; icon: LucideIcon; tone: Tone };

const looks: Record<ExtraStatus, Look> = {
  open: { word: 'waiting', icon: Hourglass, tone: 'mango' },
  approved: { word: 'approved', icon: CircleCheck, tone: 'success' },
  refused: { word: 'refused', icon: CircleX, tone: 'danger' },
  lapsed: { word: 'lapsed', icon: Timer, tone: 'neutral' },
};

/** The worker's extras with the client's answers. */
export function OwnExtras({ booking: { extras, client } }: { booking: Booking }) {
  const t = useText(extrasEn);
  const answered = extras.filter(({ status }) => status === 'approved' || status === 'refused');
  const last = answered.at(-1);
  const words =
    last &&
    t(last.status === 'approved' ? 'nowApproved' : 'nowRefused', {
      client: firstName(client.name),
      reason: last.reason,
      amount: formatPesoShort(last.amount),
    });
  useAnnouncedChange(answered.map(({ id }) => id).join(), words ?? '');
  return (
    <Card title={t('extras')}>
      <ul className="-my-3 divide-y divide-line">
        {extras.map(({ id, amount, reason, status }) => {
          const { word, icon, tone } = looks[status];
          return (
            <li key={id} className="flex items-center justify-between gap-3 py-3">
              <span className="min-w-0 text-14 font-strong">{reason}</span>
              <span className="flex shrink-0 flex-col items-end gap-1">
                <span className="amount text-14">{formatPesoLong(amount)}</span>
                <StatusPill icon={icon} tone={tone} size={22}>
                  {t(word)}
                </StatusPill>
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
