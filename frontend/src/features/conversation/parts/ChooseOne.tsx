import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { chatText } from '../chat.text.ts';

/** Beside the list while no conversation is open. */
export function ChooseOne() {
  const t = useText(chatText);
  return (
    <div className="hidden min-w-0 flex-1 items-center justify-center lg:flex">
      <EmptyState title={t('chooseOne')}>{t('chooseOneText')}</EmptyState>
    </div>
  );
}
