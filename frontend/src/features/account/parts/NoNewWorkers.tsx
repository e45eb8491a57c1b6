import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountText } from '../account.text.ts';

/** Replaces the worker sign-up while an admin has disabled it. */
export function NoNewWorkers({ className }: { className?: string }) {
  const t = useText(accountText);
  return (
    <Note tone="warning" title={t('noNewWorkers')} {...(className && { className })}>
      {t('noNewWorkersHint')}
    </Note>
  );
}
