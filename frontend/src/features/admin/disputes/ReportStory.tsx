import { formatDayAndTime } from '#contracts/manila-format.ts';
import type { SafetyReport } from '#contracts/views/dispute.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { PhotoStrip } from '../../../forms/photos/PhotoStrip.tsx';
import { safetyDeskEn } from './safety-desk.en.ts';

/** Reporter, reported person, time, text and pictures of a safety report. */
export function ReportStory({ report }: { report: SafetyReport }) {
  const t = useText(safetyDeskEn);
  const locale = useLocale();
  const { reporter, reported, about, bookingId, text, pictures, reportedAt } = report;
  return (
    <>
      <h3 className="text-16 font-strong">{t('against', { about: t(about), name: reported.name })}</h3>
      <p className="text-13 text-muted">
        {t('by', { name: reporter.name, when: formatDayAndTime(reportedAt, locale) })}
      </p>
      <p className="mt-1 text-14 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <PhotoStrip photos={pictures.map(({ url }) => url)} />
      <p className="mt-1 flex flex-wrap gap-x-4 text-14">
        {[reported, reporter].map((person) => (
          <TextLink key={person.accountId} to={`/admin/users/${encodeURIComponent(person.accountId)}`}>
            {t('person', { name: person.name })}
          </TextLink>
        ))}
        {bookingId && <TextLink to={`/admin/bookings/${encodeURIComponent(bookingId)}`}>{t('booking')}</TextLink>}
      </p>
    </>
  );
}
