import { ArrowLeft, CalendarDays, CircleUserRound, EllipsisVertical, LifeBuoy, Phone, ShieldAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSelector } from 'react-redux';
import type { ChatMessages } from '#contracts/views/conversation.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { cx } from '../../../ui/class-names.ts';
import { DropdownMenu, type MenuItem } from '../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useReadBookingQuery } from '../../../domain/booking/api.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { askPath } from '../../../domain/help-path.ts';
import { appEn } from '../../../domain/navigation.en.ts';
import { selectUserType } from '../../../domain/session/selectors.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { safetyEn } from '../../dispute/safety.en.ts';
import { chatEn } from '../chat.en.ts';

const ReportPersonDialog = lazyDialog(
  async () => (await import('../../dispute/parts/ReportPersonDialog.tsx')).ReportPersonDialog,
);

interface Props {
  partner: ChatMessages['partner'] | null;
  booking: ChatMessages['booking'];
  /** The conversation could not be loaded, so its partner is unknown. */
  failed: boolean;
}

/** The partner with presence, phone number if a booking shows it, and back link on phones. */
export function ThreadHeader({ partner, booking, failed }: Props) {
  const t = useText(chatEn);
  const { pathname, state } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const wasChosen = typeof state === 'object' && state !== null && 'chosen' in state;
  const isThere = partner !== null;
  useEffect(() => {
    // The list may be unmounted, so the focus moves here.
    if (wasChosen && isThere) heading.current?.focus({ preventScroll: true });
  }, [wasChosen, isThere]);
  return (
    <header
      className={cx(
        'flex min-h-16 shrink-0 items-center gap-2 border-b border-line bg-surface px-2 lg:px-6 lg:py-2.5',
        failed && 'lg:hidden',
      )}
    >
      <Link
        to={pathname}
        aria-label={t('back')}
        className="flex size-11 shrink-0 items-center justify-center rounded-12 hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5.5" />
      </Link>
      {partner ? (
        <>
          <Avatar name={partner.name} src={partner.avatar} size={44} online={partner.online} />
          <div className="ml-1 min-w-0 flex-1">
            <h2 ref={heading} tabIndex={-1} className="truncate text-16 font-title outline-none">
              {partner.name}
            </h2>
            <p className={cx('text-13 font-strong', partner.online ? 'text-success-ink' : 'text-muted')}>
              {t(partner.online ? 'online' : 'offline')}
            </p>
          </div>
          {booking && <Ways partner={partner} bookingId={booking.id} />}
        </>
      ) : (
        !failed && (
          <>
            <Skeleton className="size-11 rounded-pill" />
            <Skeleton className="h-4 w-32" />
          </>
        )
      )}
      <span className="ml-auto">
        <PhoneBell />
      </span>
    </header>
  );
}

function Ways({ partner, bookingId }: { partner: ChatMessages['partner']; bookingId: string }) {
  const t = useText(chatEn);
  const side = useSelector(selectUserType) === 'worker' ? 'worker' : 'client';
  const { data: booking } = useReadBookingQuery({ id: bookingId });
  const app = useText(appEn);
  const safety = useText(safetyEn);
  const [reporting, setReporting] = useState(false);
  const phone = side === 'worker' ? booking?.client.phone : booking?.worker?.phone;
  const items: MenuItem[] = [
    {
      kind: 'link',
      label: t('seeBooking'),
      icon: <CalendarDays aria-hidden="true" className="size-5" />,
      to: bookingPathOf[side](bookingId),
    },
  ];
  if (side === 'client' && booking?.worker)
    items.push({
      kind: 'link',
      label: t('seeProfile'),
      icon: <CircleUserRound aria-hidden="true" className="size-5" />,
      to: `/client/worker/${booking.worker.id}`,
    });
  items.push({
    kind: 'link',
    label: app('getHelp'),
    icon: <LifeBuoy aria-hidden="true" className="size-5" />,
    to: askPath(side, { kind: 'booking', id: bookingId }, 'booking'),
  });
  items.push({
    label: safety('report', { name: firstName(partner.name) }),
    icon: <ShieldAlert aria-hidden="true" className="size-5" />,
    onSelect: () => setReporting(true),
  });
  return (
    <>
      {reporting && (
        <ReportPersonDialog
          person={{ accountId: partner.id, name: partner.name }}
          from="conversation"
          bookingId={bookingId}
          onClose={() => setReporting(false)}
        />
      )}
      {phone && (
        <a
          href={`tel:${phone}`}
          aria-label={t('call', { name: partner.name })}
          className="flex size-11 shrink-0 items-center justify-center rounded-12 hover:bg-sunken"
        >
          <Phone aria-hidden="true" className="size-5.5" />
        </a>
      )}
      <DropdownMenu
        trigger={
          <IconButton label={t('more')}>
            <EllipsisVertical aria-hidden="true" className="size-5.5" />
          </IconButton>
        }
        items={items}
      />
    </>
  );
}
