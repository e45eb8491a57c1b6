import { Link } from 'react-router-dom';
import { formatDay } from '#contracts/manila-format.ts';
import type { Favourite } from '#contracts/views/worker.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { Rating } from '../../../ui/showing/Rating.tsx';
import { Unbroken } from '../../../ui/showing/Unbroken.tsx';
import { YourSuki } from '../../../ui/showing/YourSuki.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { bookingPath } from '../../catalogue/booking-path.ts';
import { FavouriteButton } from './FavouriteButton.tsx';
import { sukiEn } from './suki.en.ts';

/** A suki with the last job, and a button to book it again. */
export function SukiCard({ favourite: { worker, lastBooking } }: { favourite: Favourite }) {
  const t = useText(sukiEn);
  const locale = useLocale();
  return (
    <article className="relative flex h-full flex-col rounded-16 border border-line bg-surface p-4">
      <div className="mb-3 flex items-start gap-3">
        <Avatar name={worker.name} src={worker.image} size={52} online={worker.availableNow} />
        <div className="min-w-0 flex-1">
          <Link
            to={`/client/worker/${worker.id}`}
            className="card-link line-clamp-2 rounded-8 text-16 font-strong hover:underline hover:underline-offset-4"
          >
            {worker.name}
          </Link>
          <p className="line-clamp-2 text-14 text-muted">
            <Unbroken>
              {lastBooking
                ? t('lastJob', { service: lastBooking.serviceName, day: formatDay(lastBooking.startsAt, locale) })
                : inCatalogue(worker.serviceName)}
            </Unbroken>
          </p>
          <p className="mt-1 flex min-h-5 flex-wrap items-center gap-x-2 text-13">
            {worker.reviewCount > 0 && <Rating value={worker.rating} />}
            <YourSuki jobs={worker.sukiJobs} />
          </p>
        </div>
        <div className="relative">
          <FavouriteButton worker={worker} />
        </div>
      </div>
      <ButtonLink
        size={44}
        variant="tint"
        wide
        className="relative mt-auto"
        to={
          lastBooking
            ? bookingPath({ again: lastBooking.id })
            : bookingPath({ workerId: worker.id, ...(worker.serviceId && { serviceId: worker.serviceId }) })
        }
      >
        {t(lastBooking ? 'bookAgain' : 'book')}
      </ButtonLink>
    </article>
  );
}
