import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { bookingFlowEn } from '../booking-flow.en.ts';

/** The chosen worker no longer offers this service; other workers do. */
export function NotOffered({ name, service, onOthers }: { name: string; service: string; onOthers: () => void }) {
  const t = useText(bookingFlowEn);
  return (
    <Note
      tone="warning"
      title={t('notOffered', { name, service })}
      className="mb-4"
      action={
        <Button size={44} variant="outline" onClick={onOthers}>
          {t('seeOthers')}
        </Button>
      }
    >
      {t('notOfferedText')}
    </Note>
  );
}
