import { useId } from 'react';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { manageBookingsEn } from './manage-bookings.en.ts';

const quoteTones = {
  open: 'brand',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  expired: 'neutral',
  replaced: 'neutral',
  closed: 'neutral',
} as const;
const extraTones = { open: 'brand', approved: 'success', refused: 'danger', lapsed: 'neutral' } as const;

/** Offers between the two sides: quotes, new times, extras. */
export function BookingAgreements({ booking: { quotes, extras, reschedule } }: { booking: Booking }) {
  const t = useText(manageBookingsEn);
  const locale = useLocale();
  const quoted = quotes.map(({ id, worker, amount, status, offeredAt }) => ({
    id,
    title: worker.name,
    amount,
    at: offeredAt,
    tone: quoteTones[status],
    word: t(`quote_${status}`),
  }));
  const added = extras.map(({ id, reason, amount, status, proposedAt }) => ({
    id,
    title: reason,
    amount,
    at: proposedAt,
    tone: extraTones[status],
    word: t(`extra_${status}`),
  }));
  return (
    <>
      {reschedule && (
        <Note>
          {t(reschedule.by === 'client' ? 'newTimeByClient' : 'newTimeByWorker', {
            when: formatDayAndTime(reschedule.startsAt, locale),
          })}
        </Note>
      )}
      <Offers title={t('quotes')} rows={quoted} />
      <Offers title={t('extras')} rows={added} />
    </>
  );
}

interface Offer {
  id: string;
  title: string;
  amount: number;
  at: string;
  tone: 'brand' | 'success' | 'danger' | 'neutral';
  word: string;
}

function Offers({ title, rows }: { title: string; rows: readonly Offer[] }) {
  const locale = useLocale();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-14 font-strong tracking-normal">
        {title}
      </h3>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id} className="flex items-start justify-between gap-3 py-2 text-13">
            <div className="min-w-0 [overflow-wrap:anywhere]">
              <p className="font-strong">
                {row.title}, <span className="amount">{formatPesoLong(row.amount)}</span>
              </p>
              <p className="text-muted">
                <time dateTime={row.at}>{formatDayAndTime(row.at, locale)}</time>
              </p>
            </div>
            <Tag tone={row.tone}>{row.word}</Tag>
          </li>
        ))}
      </ul>
    </section>
  );
}
