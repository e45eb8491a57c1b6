import { CalendarPlus } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/pressing/Button.tsx';
import { calendarFile } from './calendar-file.ts';
import { confirmationEn } from './confirmation.en.ts';

/** Downloads the booking as a calendar file. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const t = useText(confirmationEn);
  const { id, code, service, worker, startsAt, endsAt, address } = booking;

  function save() {
    const title = worker
      ? t('fileDescription', { service: service.name, name: worker.name, code })
      : t('fileDescriptionOpen', { service: service.name, code });
    const place = [address.line, address.barangay, address.city, address.province].join(', ');
    const url = new URL(`/client/bookings/${id}`, window.location.origin).href;
    const file = new Blob([calendarFile({ id, startsAt, endsAt, title, place, url }, new Date().toISOString())], {
      type: 'text/calendar;charset=utf-8',
    });
    const link = Object.assign(document.createElement('a'), {
      href: URL.createObjectURL(file),
      download: `${code}.ics`,
    });
    link.click();
    URL.revokeObjectURL(link.href);
  }

  return (
    <Button variant="deep" icon={<CalendarPlus aria-hidden="true" className="size-5" />} onClick={save}>
      {t('addToCalendar')}
    </Button>
  );
}
