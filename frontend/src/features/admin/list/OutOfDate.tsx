import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { adminText } from '../admin.text.ts';

/** Over what is still shown although it could not be read anew. */
export function OutOfDate({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  const t = useText(adminText);
  const again = async () => void (await onRetry());
  return (
    <Note
      tone="error"
      title={t('refreshFailed')}
      className="mb-3"
      action={
        <Button variant="outline" size={36} onClick={again}>
          {t('retry')}
        </Button>
      }
    >
      {errorText(error)}
    </Note>
  );
}
