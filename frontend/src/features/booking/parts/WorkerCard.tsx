import { MessageCircle, Phone, Search } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Rating } from '../../../ui/showing/Rating.tsx';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import { selectIsOnline, type StateWithPresence } from '../../../domain/presence.ts';
import { askingEn } from '../request/asking.en.ts';
import { bookingEn } from '../booking.en.ts';
import { firstName } from '../../../domain/first-name.ts';
import { chatPath } from '../../../domain/booking/paths.ts';

type Worker = NonNullable<Booking['worker']>;

const waitsForWorker: ReadonlySet<Booking['status']> = new Set(['pending', 'quoted']);

/**
 * The worker for the client: picture, rating, "Your suki" and contacts. Renders nothing for a booking that ended
 * without a worker.
 */
export function WorkerCard({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const { worker } = booking;
  const path = chatPath('client', booking);
  if (!worker || !path) return waitsForWorker.has(booking.status) ? <NobodyYet asked={booking.asked} /> : null;
  return (
    <Card aria-label={t('yourWorker')}>
      <Face worker={worker} />
      <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2">
        <ButtonLink to={path} variant="tint" size={44} icon={<MessageCircle aria-hidden="true" className="size-5" />}>
          {t('message')}
        </ButtonLink>
        {worker.phone && (
          <ButtonLink
            to={`tel:${worker.phone}`}
            variant="outline"
            size={44}
            icon={<Phone aria-hidden="true" className="size-5" />}
          >
            {t('call')}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Face({ worker }: { worker: Worker }) {
  const t = useText(bookingEn);
  const online = useSelector((state: StateWithPresence) => selectIsOnline(state, worker.accountId)) ?? false;
  return (
    <div className="flex items-center gap-4">
      <Avatar name={worker.name} src={worker.avatar} size={64} online={online} />
      <div className="min-w-0">
        <h2 className="text-18 font-title">
          <span>{worker.name}</span>
          {online && <span className="sr-only">, {t('online')}</span>}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 text-14 text-muted">
          {worker.rating > 0 && <Rating value={worker.rating} className="text-ink" />}
          {worker.rating === 0 && worker.completedJobs === 0 && <span>{t('newHere')}</span>}
          {worker.completedJobs > 0 && <span>{t('jobs', { count: worker.completedJobs })}</span>}
        </p>
        <YourSuki jobs={worker.sukiJobs} />
      </div>
    </div>
  );
}

function NobodyYet({ asked }: Pick<Booking, 'asked'>) {
  const t = useText(bookingEn);
  const words = useText(askingEn);
  const name = asked ? firstName(asked.name) : '';
  return (
    <Card>
      <div className="flex gap-3">
        <span className="flex size-12 shrink-0 items-center justify-center rounded-pill bg-mango-tint text-mango-mark">
          <Search aria-hidden="true" className="size-5.5" />
        </span>
        <div className="min-w-0">
          <h2 className="text-16 font-title">{asked ? words('askedFirst', { name }) : t('noWorkerYet')}</h2>
          <p className="text-14 text-muted">{asked ? words('askedFirstText', { name }) : t('noWorkerYetText')}</p>
        </div>
      </div>
    </Card>
  );
}
