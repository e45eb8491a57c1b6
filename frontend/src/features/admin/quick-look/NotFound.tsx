import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { adminEn } from '../admin.en.ts';

/** Quick look for an address without a record. */
export function NotFound({ onClose }: { onClose: () => void }) {
  const t = useText(adminEn);
  return (
    <EmptyState
      title={t('notThere')}
      action={
        <Button variant="outline" size={44} onClick={onClose}>
          {t('backToList')}
        </Button>
      }
    >
      {t('notThereHint')}
    </EmptyState>
  );
}
