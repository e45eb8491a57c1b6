import { useText } from '../../../i18n/use-text.ts';
import { cx } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';
import type { BookingDraft } from '../draft/draft.ts';

interface Props {
  /** null while it is loading: the line keeps its place. */
  name: string | null;
  onChange: (change: Partial<BookingDraft>) => unknown;
}

/** Above the calendar: whose times these are, and the way to everyone's. */
export function TimesOfWorker({ name, onChange }: Props) {
  const t = useText(bookingFlowEn);
  return (
    <p
      inert={name === null}
      className={cx(
        'mb-2 flex flex-wrap items-center justify-between gap-2 text-14 text-muted',
        name === null && 'invisible',
      )}
    >
      {t('timesOf', { name: name ?? '…' })}
      <Button
        size={36}
        variant="quiet"
        className="-mx-3"
        onClick={() => void onChange({ workerId: undefined, workerName: undefined })}
      >
        {t('anyWorkersTimes')}
      </Button>
    </p>
  );
}
