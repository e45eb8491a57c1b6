import { answerDue } from '#contracts/booking/answer-due.ts';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoShort } from '#contracts/money.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { goTo } from '../../../browser/go-to.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { StatusBadge } from '../../../ui/showing/StatusBadge.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { bookingEn } from '../booking.en.ts';
import { bookingsEn } from './bookings.en.ts';
import { DeclineDialog } from '../actions/DeclineDialog.tsx';
import { jobDistance } from '../jobs/job-distance.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { QuoteButton } from '../quoting/QuoteButton.tsx';
import { QuoteLine } from '../quoting/QuoteLine.tsx';
import { SlotTakenNote } from '../parts/SlotTakenNote.tsx';
import { TakeHomeLine } from '../take-home/TakeHomeLine.tsx';
import { AnswerCountdown } from '../waiting/AnswerCountdown.tsx';
import { useAccept } from '../actions/use-accept.ts';

const LOOK_MS = 6000;

/** A request that waits for this worker: facts, distance, amount and answers. */
export function RequestCard({ booking }: { booking: Booking }) {
  const t = useText(bookingsEn);
  const locale = useLocale();
  const { service, notes, client, status, address } = booking;
  const far = jobDistance(booking);
  return (
    <Card
      as="article"
      aria-label={inCatalogue(service.name)}
      className="relative flex h-full flex-col hover:border-line-control"
    >
      <div className="flex items-start gap-3">
        <ServiceIcon category={service.category} size={48} />
        <div className="min-w-0 flex-1">
          <h2 className="text-16 font-strong">
            <Link to={bookingPathOf.worker(booking.id)} className="card-link rounded-8 hover:underline">
              {inCatalogue(service.name)}
            </Link>
          </h2>
          <p className="text-14 text-muted">{formatDayAndTime(booking.startsAt, locale)}</p>
        </div>
        <div className="shrink-0 text-right">
          <p className="amount text-16">{formatPesoShort(booking.price)}</p>
          {far && <p className="max-w-32 text-14 text-muted">{t(far.word, far.values)}</p>}
        </div>
      </div>
      <p className="mt-3 text-14">
        {notes && (
          <>
            “<bdi>{notes}</bdi>”{' '}
          </>
        )}
        <span className="block">
          <bdi>{client.name}</bdi>, <bdi>{address.barangay}</bdi>
        </span>
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-2 text-13 text-muted">
        {!booking.worker && <Tag tone="brand">{t('openTag')}</Tag>}
        {booking.priority === 'rebooked' && <Tag tone="mango">{t('rebookedTag')}</Tag>}
        {booking.urgent && <Tag tone="mango">{t('urgent')}</Tag>}
        {booking.edited && (
          <Tag tone="mango" icon={<PenLine aria-hidden="true" className="size-4" />}>
            {t('changedTag')}
          </Tag>
        )}
        <QuoteLine booking={booking} />
        {status === 'pending' || status === 'quoted' ? (
          <span>{t('answerBefore', { until: formatDayAndTime(answerDue(booking), locale) })}</span>
        ) : (
          <StatusBadge kind="booking" status={status} size={22} />
        )}
      </div>
      <AnswerCountdown booking={booking} side="worker" className="mt-2" />
      {booking.allowedActions.includes('accept') && (
        <TakeHomeLine of={booking.earning} className="mt-2 text-14 font-strong" />
      )}
      <Answers booking={booking} />
    </Card>
  );
}

function Answers({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const words = useText(bookingsEn);
  const [declining, setDeclining] = useState(false);
  const { accept, alternatives } = useAccept(booking);
  const { allowedActions } = booking;
  async function take() {
    // The card moves from this list to the planned jobs.
    if (await accept())
      showToast(t('acceptedToast'), {
        variant: 'success',
        durationMs: LOOK_MS,
        action: { label: words('look'), onClick: () => goTo(bookingPathOf.worker(booking.id)) },
      });
  }
  return (
    <div className="pointer-events-none relative mt-auto pt-4 *:pointer-events-auto">
      {alternatives && (
        <div className="mb-3">
          <SlotTakenNote booking={booking} alternatives={alternatives} />
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        {allowedActions.includes('decline') && (
          <Button variant="outline" size={44} className="grow" onClick={() => setDeclining(true)}>
            {t('declineJob')}
          </Button>
        )}
        <QuoteButton booking={booking} size={44} />
        {allowedActions.includes('accept') && (
          <Button size={44} className="grow-999" onClick={take}>
            {t('acceptJob')}
          </Button>
        )}
      </div>
      {declining && <DeclineDialog booking={booking} onClose={() => setDeclining(false)} />}
    </div>
  );
}
