import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountEn } from '../account.en.ts';

/** Replaces the worker sign-up while an admin has disabled it. */
export function NoNewWorkers({ className }: { className?: string }) {
  const t = useText(accountEn);
  return (
    <Note tone="warning" title={t('noNewWorkers')} {...(className && { className })}>
      {t('noNewWorkersHint')}
    </Note>
  );
}
