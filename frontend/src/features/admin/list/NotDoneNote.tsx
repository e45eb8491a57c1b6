import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { adminEn } from '../admin.en.ts';

/** A row for which an action failed, with its display name and the reason. */
export interface NotDone {
  id: string;
  what: string;
  reason: string;
}

interface Props {
  /** "2 payments couldn't be verified" */
  title: string;
  of: readonly NotDone[];
  onDismiss: () => void;
}

/** Lists the rows for which an action failed, until dismissed. */
export function NotDoneNote({ title, of, onDismiss }: Props) {
  const t = useText(adminEn);
  if (of.length === 0) return null;
  return (
    <Note
      tone="error"
      title={title}
      className="mb-3"
      action={
        <Button variant="outline" size={36} onClick={onDismiss}>
          {t('dismiss')}
        </Button>
      }
    >
      <ul>
        {of.map(({ id, what, reason }) => (
          <li key={id} className="line-clamp-2">
            {what}: {reason}
          </li>
        ))}
      </ul>
    </Note>
  );
}
