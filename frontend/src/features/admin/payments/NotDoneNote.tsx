import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { managePaymentsText } from './manage-payments.text.ts';
import type { NotDone } from './use-verifying.ts';

const titles = { verify: 'someNotVerified', undo: 'someNotUndone' } as const;

/** Which of those that were to be verified, or taken back, were not, and why; it stays until it was read. */
export function NotDoneNote({ failed, onDismiss }: { failed: NotDone | null; onDismiss: () => void }) {
  const t = useText(managePaymentsText);
  if (!failed) return null;
  return (
    <Note
      tone="error"
      title={t(titles[failed.what], { count: failed.of.length })}
      className="mb-3"
      action={
        <Button variant="outline" size={36} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      }
    >
      <ul>
        {failed.of.map(({ id, code, reason }) => (
          <li key={id}>
            {code}: {reason}
          </li>
        ))}
      </ul>
    </Note>
  );
}
