import { manilaInstant } from '#contracts/manila-time.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { Chip } from '../../ui/Chip.tsx';
import { Note } from '../../ui/Note.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { bookingFlowText } from './booking-flow.text.ts';
import { startWords } from './day-words.ts';
import { refusalRemedy } from './refusal-remedy.ts';
import { useBookingFlow } from './use-booking-flow.ts';
import { useRefusalShown } from './use-refusal-shown.ts';

/** Why the booking was refused, and the way out: free times to pick from, or the step to go back to. */
export function RefusedNote() {
  const t = useText(bookingFlowText);
  const locale = useLocale();
  const { submission, change } = useBookingFlow();
  const box = useRefusalShown(submission);
  if (submission.status !== 'failed') return null;
  const remedy = refusalRemedy(submission.code);
  return (
    <div ref={box} tabIndex={-1} className="rounded-12">
      <Note tone="error" title={t('refused')}>
        <p>{submission.message}</p>
        {submission.alternatives.length > 0 && (
          <div className="mt-2">
            <p className="mb-2 font-strong">{t('alternatives')}</p>
            <div className="flex flex-wrap gap-2">
              {submission.alternatives.map(({ date, time }) => (
                <Chip key={`${date} ${time}`} onClick={() => change({ date, time, urgent: undefined })}>{startWords(manilaInstant(date, time), locale)}</Chip>
              ))}
            </div>
          </div>
        )}
        {remedy && <TextLink to={remedy.to} className="mt-2">{t(remedy.word)}</TextLink>}
      </Note>
    </div>
  );
}
