import { Navigation } from 'lucide-react';
import { useSelector } from 'react-redux';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { selectIsOnline, type StateWithPresence } from '../../../domain/presence.ts';
import { bookingEn } from '../booking.en.ts';
import { PlaceMap } from '../jobs/PlaceMap.tsx';
import { jobDistance } from '../jobs/job-distance.ts';
import { JobAddress } from '../jobs/JobAddress.tsx';
import { mapPath } from '../../../domain/booking/paths.ts';
import { ReachClient } from '../jobs/ReachClient.tsx';

/** The client and the address, with the phone number once the job is assigned. */
export function ClientCard({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const { client } = booking;
  const far = jobDistance(booking);
  const online = useSelector((state: StateWithPresence) => selectIsOnline(state, client.id)) ?? false;
  return (
    <Card padding="none" aria-label={t('yourClient')}>
      <PlaceMap booking={booking} className="h-31" />
      <div className="p-4 sm:p-5 lg:p-6">
        <div className="flex items-center gap-3">
          <Avatar name={client.name} src={client.avatar} size={52} online={online} />
          <div className="min-w-0">
            <h2 className="text-18 font-title">
              {client.name}
              {online && <span className="sr-only">, {t('online')}</span>}
            </h2>
            {far && <p className="text-14 text-muted">{t(far.word, far.values)}</p>}
          </div>
        </div>
        <JobAddress booking={booking} className="mt-4 text-14" />
        <Ways booking={booking} />
      </div>
    </Card>
  );
}

const onTheWay = ['accepted', 'arrived', 'in_progress'];

function Ways({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  if (!booking.worker) return null;
  return (
    <>
      {onTheWay.includes(booking.status) && (
        <ButtonLink
          to={mapPath(booking.id)}
          variant="primary"
          size={44}
          wide
          className="mt-4"
          icon={<Navigation aria-hidden="true" className="size-5" />}
        >
          {t('directions')}
        </ButtonLink>
      )}
      <ReachClient booking={booking} className="mt-2" />
      {!booking.client.phone && booking.status === 'pending' && (
        <p className="mt-2 text-13 text-muted">{t('phoneAfter')}</p>
      )}
    </>
  );
}
