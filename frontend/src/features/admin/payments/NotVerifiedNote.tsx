import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/Button.tsx';
import { Note } from '../../../ui/Note.tsx';
import { managePaymentsText } from './manage-payments.text.ts';
import type { NotVerified } from './use-verifying.ts';

/** Which of those that were to be verified were not, and why; it stays until it was read. */
export function NotVerifiedNote({ failed, onDismiss }: { failed: readonly NotVerified[]; onDismiss: () => void }) {
  const t = useText(managePaymentsText);
  if (failed.length === 0) return null;
  return (
    <Note tone="error" title={t('someNotVerified', { count: failed.length })} className="mb-3" action={<Button variant="outline" size={36} onClick={onDismiss}>{t('dismiss')}</Button>}>
      <ul>{failed.map(({ id, code, reason }) => <li key={id}>{code}: {reason}</li>)}</ul>
    </Note>
  );
}
