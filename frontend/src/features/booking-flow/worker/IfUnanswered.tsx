import { useSettings } from '../../../api/use-settings.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';

interface Props {
  draft: Pick<BookingDraft, 'workerId' | 'workerName' | 'anyWorker' | 'urgent' | 'thenAskOthers'>;
  onChange: (thenAskOthers: boolean) => unknown;
}

/** "If Jun doesn't answer, ask others nearby": on by default for urgent requests. Not for requests to everyone. */
export function IfUnanswered({ draft, onChange }: Props) {
  const t = useText(bookingFlowEn);
  const { openBookings, urgentAnswerMinutes: minutes } = useSettings();
  const { workerId, workerName, anyWorker, urgent = false, thenAskOthers = urgent } = draft;
  if (!workerId || !workerName || anyWorker || !openBookings) return null;
  const name = firstName(workerName);
  return (
    <div>
      <Switch
        labelFirst
        className="w-full"
        label={t('ifUnanswered', { name })}
        aria-describedby={urgent ? 'if-unanswered-hint' : undefined}
        checked={thenAskOthers}
        onChange={({ target }) => onChange(target.checked)}
      />
      {urgent && (
        <p id="if-unanswered-hint" className="text-14 text-muted">
          {t('ifUnansweredHint', { name, minutes })}
        </p>
      )}
    </div>
  );
}
