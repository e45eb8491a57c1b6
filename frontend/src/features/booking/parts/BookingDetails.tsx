import { CalendarDays, ClipboardList, MapPin, MessageSquareText, Repeat, Zap, Package } from 'lucide-react';
import { isolated } from '#contracts/isolated-text.ts';
import { formatDayWithYear, formatTime } from '#contracts/manila-format.ts';
import type { Booking } from '#contracts/views/booking.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { GetHelp } from '../../../domain/GetHelp.tsx';
import { AnsweredQuestions } from '../../form/AnsweredQuestions.tsx';
import { PriceBreakdown } from '../../form/PriceBreakdown.tsx';
import { answerRows } from './answer-rows.ts';
import { askingEn } from '../request/asking.en.ts';
import { bookingEn } from '../booking.en.ts';
import { bookingPathOf } from '../../../domain/booking/paths.ts';
import { PhotoStrip } from '../../../forms/photos/PhotoStrip.tsx';
import type { Side } from '../../../domain/booking/side.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { usePackageName } from '../../catalogue/package-name.ts';

/** Time, place and request. The worker sees the place on the client's card. */
export function BookingDetails({ booking, side }: { booking: Booking; side: Side }) {
  const t = useText(bookingEn);
  const words = useText(askingEn);
  const locale = useLocale();
  const { address, notes, photos, startsAt, endsAt } = booking;
  return (
    <Card title={t('details')}>
      <div className="flex flex-col gap-4">
        <DetailRow
          icon={<CalendarDays />}
          title={formatDayWithYear(startsAt, locale)}
          hint={t('timeRange', { from: formatTime(startsAt, locale), to: formatTime(endsAt, locale) })}
        />
        {booking.insteadOf && (
          <DetailRow
            icon={<Repeat />}
            title={
              <TextLink to={bookingPathOf.client(booking.insteadOf.id)} inline>
                {words('insteadOf', { code: booking.insteadOf.code })}
              </TextLink>
            }
          />
        )}
        {booking.urgent && <DetailRow icon={<Zap />} title={t('urgent')} />}
        {side === 'client' && (
          <DetailRow
            icon={<MapPin />}
            title={[address.line, address.barangay, address.city].map(isolated).join(', ')}
            hint={address.landmark}
          />
        )}
        <ChosenPackage booking={booking} />
        <Answers booking={booking} />
        <DetailRow
          icon={<MessageSquareText />}
          title={notes ? `“${notes}”` : t('noNotes')}
          hint={photos.length > 0 && t('photos', { count: photos.length })}
        >
          <PhotoStrip photos={photos} />
        </DetailRow>
        <GetHelp
          side={side}
          about={{ kind: 'booking', id: booking.id }}
          topic="booking"
          className="self-start text-14"
        />
      </div>
    </Card>
  );
}

/** Answers in the order of the questions; unchanged for bookings from before forms existed. */
function Answers({ booking: { answers, answered, form } }: { booking: Booking }) {
  const t = useText(bookingEn);
  if (form)
    return answered.length === 0 ? null : (
      <DetailRow icon={<ClipboardList />} title={t('answers')}>
        <AnsweredQuestions answered={answered} />
        <PriceBreakdown form={form} />
      </DetailRow>
    );
  const rows = answerRows(answers);
  if (rows.length === 0) return null;
  return (
    <DetailRow icon={<ClipboardList />} title={t('answers')}>
      <dl className="text-14">
        {rows.map(({ label, answer }) => (
          <div key={label} className="flex flex-wrap gap-x-2">
            <dt className="text-muted">{label}</dt>
            <dd>{typeof answer === 'string' ? answer : t(answer ? 'yes' : 'no')}</dd>
          </div>
        ))}
      </dl>
    </DetailRow>
  );
}

/** The booked package and its contents. Renders nothing for a job that the worker prices. */
function ChosenPackage({ booking: { package: chosen } }: { booking: Booking }) {
  const t = useText(bookingEn);
  const nameOf = usePackageName();
  if (!chosen) return null;
  return (
    <DetailRow icon={<Package />} title={nameOf(chosen)} hint={t('packageFixed')}>
      {chosen.includes.length > 0 && (
        <ul className="mt-1 list-disc pl-4 text-14 text-muted">
          {chosen.includes.map((part) => (
            <li key={part}>{inCatalogue(part)}</li>
          ))}
        </ul>
      )}
    </DetailRow>
  );
}
