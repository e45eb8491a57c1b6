import { useText } from '../../../i18n/use-text.ts';
import { Note } from '../../../ui/showing/Note.tsx';
import { accountText } from '../account.text.ts';

/** Where workers would join, while an admin has turned that off. */
export function NoNewWorkers({ className }: { className?: string }) {
  const t = useText(accountText);
  return (
    <Note tone="warning" title={t('noNewWorkers')} {...(className && { className })}>
      {t('noNewWorkersHint')}
    </Note>
  );
}
