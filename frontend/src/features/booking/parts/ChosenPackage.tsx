import { Package } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DetailRow } from '../../../ui/showing/DetailRow.tsx';
import { usePackageName } from '../../catalogue/package-name.ts';
import { bookingEn } from '../booking.en.ts';

/** The booked package and its contents. Renders nothing for a job that the worker prices. */
export function ChosenPackage({ booking: { package: chosen } }: { booking: Booking }) {
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
