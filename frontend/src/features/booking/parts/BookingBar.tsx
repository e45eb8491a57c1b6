import {
  ArrowLeft,
  Copy,
  EllipsisVertical,
  Flag,
  LifeBuoy,
  MessageCircle,
  ReceiptText,
  ShieldAlert,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Booking } from '#contracts/views/booking.ts';
import { type Text, useText } from '../../../i18n/use-text.ts';
import { DropdownMenu, type MenuItem } from '../../../ui/pressing/DropdownMenu.tsx';
import { IconButton } from '../../../ui/pressing/IconButton.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { PhoneBell } from '../../../ui/page/PhoneBell.tsx';
import { useTitle } from '../../../ui/page/use-title.ts';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { firstName } from '../../../domain/first-name.ts';
import { safetyEn } from '../../dispute/safety.en.ts';
import { bookingEn } from '../booking.en.ts';
import { chatPath, disputePathOf, listPath, receiptPath, refundPath } from '../../../domain/booking/paths.ts';
import { askPath } from '../../../domain/help-path.ts';
import { appEn } from '../../../domain/navigation.en.ts';
import { disputable } from './use-dispute.ts';
import type { Side } from '../../../domain/booking/side.ts';

const ReportPersonDialog = lazyDialog(
  async () => (await import('../../dispute/parts/ReportPersonDialog.tsx')).ReportPersonDialog,
);

/** Above a booking: back link, code, and a menu of rare actions. */
export function BookingBar({ side, booking }: { side: Side; booking?: Booking | undefined }) {
  const t = useText(bookingEn);
  useTitle(booking ? t('bookingOf', { service: booking.service.name, code: booking.code }) : t('booking'));
  return (
    <div className="mb-3 flex min-h-11 items-center gap-2 lg:mb-2">
      <Link
        to={listPath[side]}
        aria-label={t('allBookings')}
        className="-ml-2.5 flex size-11 items-center justify-center rounded-12 hover:bg-sunken lg:hidden"
      >
        <ArrowLeft aria-hidden="true" className="size-5.5" />
      </Link>
      <span aria-hidden="true" className="text-18 font-title lg:hidden">
        {t('booking')}
      </span>
      {!booking && <h1 className="sr-only">{t('booking')}</h1>}
      <TextLink
        to={listPath[side]}
        icon={<ArrowLeft aria-hidden="true" className="size-4" />}
        className="max-lg:hidden! text-14"
      >
        {t('allBookings')}
      </TextLink>
      <div className="ml-auto flex items-center gap-1">
        {booking && <span className="tabular text-14 text-muted lg:hidden">{booking.code}</span>}
        <PhoneBell />
        {booking && <Menu side={side} booking={booking} />}
      </div>
    </div>
  );
}

function Menu({ side, booking }: { side: Side; booking: Booking }) {
  const t = useText(bookingEn);
  const navigate = useNavigate();
  const app = useText(appEn);
  const safety = useText(safetyEn);
  const [reporting, setReporting] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(booking.code);
    showToast(t('codeCopied', { code: booking.code }), { variant: 'success' });
  }
  const items: MenuItem[] = [
    { label: t('copyCode'), icon: <Copy aria-hidden="true" className="size-5" />, onSelect: () => void copy() },
  ];
  const path = chatPath(side, booking);
  if (path)
    items.push({
      label: t('message'),
      icon: <MessageCircle aria-hidden="true" className="size-5" />,
      onSelect: () => void navigate(path),
    });
  if (booking.worker && disputable.has(booking.status))
    items.push({
      label: t('reportProblem'),
      icon: <Flag aria-hidden="true" className="size-5" />,
      onSelect: () => void navigate(disputePathOf[side](booking.id)),
    });
  if (side === 'client') items.push(...moneyItems(booking, t));
  items.push({
    kind: 'link',
    label: app('getHelp'),
    icon: <LifeBuoy aria-hidden="true" className="size-5" />,
    to: askPath(side, { kind: 'booking', id: booking.id }, 'booking'),
  });
  const other = side === 'client' ? booking.worker : { accountId: booking.client.id, name: booking.client.name };
  if (booking.worker && other)
    items.push({
      label: safety('report', { name: firstName(other.name) }),
      icon: <ShieldAlert aria-hidden="true" className="size-5" />,
      onSelect: () => setReporting(true),
    });
  return (
    <>
      <DropdownMenu
        trigger={
          <IconButton label={t('more')} className="-mr-2">
            <EllipsisVertical aria-hidden="true" className="size-5.5" />
          </IconButton>
        }
        items={items}
      />
      {reporting && other && (
        <ReportPersonDialog person={other} from="booking" bookingId={booking.id} onClose={() => setReporting(false)} />
      )}
    </>
  );
}

/** A client's actions after a payment. */
function moneyItems({ id, worker, status, payment }: Booking, t: Text<keyof typeof bookingEn>): MenuItem[] {
  const { received, refunded } = payment;
  const refundable = worker !== null && disputable.has(status) && received > refunded;
  const refund: MenuItem = {
    kind: 'link',
    label: t('requestRefund'),
    icon: <Undo2 aria-hidden="true" className="size-5" />,
    to: refundPath(id),
  };
  const receipt: MenuItem = {
    kind: 'link',
    label: t('receipt'),
    icon: <ReceiptText aria-hidden="true" className="size-5" />,
    to: receiptPath(id),
  };
  return [...(refundable ? [refund] : []), ...(received > 0 ? [receipt] : [])];
}
