import { Copy, ExternalLink, MapPin, Navigation } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { DeepPanel } from '../../../ui/showing/DeepPanel.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { bookingEn } from '../booking.en.ts';
import { PlaceMap } from './PlaceMap.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { jobDistance } from './job-distance.ts';
import { JobAddress } from './JobAddress.tsx';
import { mapLinks, placeOf } from './map-links.ts';
import { ReachClient } from './ReachClient.tsx';

const ArriveDialog = lazyDialog(async () => (await import('../actions/ArriveDialog.tsx')).ArriveDialog);

export function JobMap({ booking }: { booking: Booking }) {
  return (
    <div className="grid gap-4">
      <Directions booking={booking} />
      <Card padding="none">
        <div className="p-4 sm:p-5 lg:p-6">
          <Place booking={booking} />
          <MapApps booking={booking} />
          <ReachClient booking={booking} className="mt-2" />
        </div>
      </Card>
    </div>
  );
}

/** Distance, service and time. */
function Directions({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const locale = useLocale();
  const { service, startsAt } = booking;
  const far = jobDistance(booking);
  return (
    <DeepPanel padding="none" aria-label={t('directions')}>
      <PlaceMap booking={booking} className="h-31 sm:h-52 lg:h-72" />
      <div className="p-5 lg:p-6">
        <p className="text-14 font-strong text-on-deep-muted">
          {t('wayWhen', { service: service.name, when: formatDayAndTime(startsAt, locale) })}
        </p>
        <p className="mt-1 text-22 font-title">
          {far ? t(far.word === 'distance' ? 'wayDistance' : far.word, far.values) : placeOf(booking)}
        </p>
        <p className="mt-1 text-14 text-on-deep-muted">{t('wayText')}</p>
        <AtTheDoor booking={booking} />
      </div>
    </DeepPanel>
  );
}

function Place({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  async function copy() {
    await navigator.clipboard.writeText(placeOf(booking));
    showToast(t('addressCopied'), { variant: 'success' });
  }
  return (
    <div className="flex items-start justify-between gap-3">
      <JobAddress booking={booking} className="min-w-0 text-16" />
      <IconButton label={t('copyAddress')} look="outline" size={44} onClick={() => void copy()}>
        <Copy aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

function MapApps({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const { google, waze } = mapLinks(booking);
  const away = { target: '_blank', rel: 'noreferrer', size: 48 } as const;
  return (
    <>
      <div className="mt-5 grid gap-2 sm:grid-cols-2">
        <ButtonLink
          {...away}
          to={google}
          aria-label={t('newTab', { label: t('openInGoogle') })}
          icon={<Navigation aria-hidden="true" className="size-5" />}
        >
          {t('openInGoogle')}
        </ButtonLink>
        <ButtonLink
          {...away}
          to={waze}
          variant="outline"
          aria-label={t('newTab', { label: t('openInWaze') })}
          icon={<ExternalLink aria-hidden="true" className="size-5" />}
        >
          {t('openInWaze')}
        </ButtonLink>
      </div>
      <p className="mt-2 text-13 text-muted">
        {t(booking.address.precision === 'exact' ? 'waysToPin' : 'waysByAddress', {
          name: firstName(booking.client.name),
        })}
      </p>
    </>
  );
}

/** After arriving, the worker confirms it here and continues with the job. */
function AtTheDoor({ booking }: { booking: Booking }) {
  const t = useText(bookingEn);
  const [isOpen, setIsOpen] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  if (wasAsked && booking.status === 'arrived') return <Navigate to={bookingPathOf.worker(booking.id)} replace />;
  if (!booking.allowedActions.includes('arrive')) return null;

  function ask() {
    setWasAsked(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button
        variant="mango"
        wide
        className="mt-4"
        icon={<MapPin aria-hidden="true" className="size-5" />}
        onClick={ask}
      >
        {t('arriveNow')}
      </Button>
      {isOpen && <ArriveDialog booking={booking} onClose={() => setIsOpen(false)} />}
    </>
  );
}
