import { useLocation } from 'react-router-dom';
import { isNotFound } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { ErrorState } from '../../../ui/showing/ErrorState.tsx';
import { chatEn } from '../chat.en.ts';

/** Replaces a conversation that does not exist or failed to load. */
export function ThreadFailed({ error, retry }: { error: unknown; retry: () => PromiseLike<unknown> }) {
  const t = useText(chatEn);
  const { pathname } = useLocation();
  if (!isNotFound(error))
    return (
      <ErrorState title={t('threadFailed')} onRetry={async () => void (await retry())}>
        {errorText(error)}
      </ErrorState>
    );
  return (
    <EmptyState
      title={t('gone')}
      action={
        <ButtonLink size={44} to={pathname}>
          {t('allMessages')}
        </ButtonLink>
      }
    >
      {t('goneText')}
    </EmptyState>
  );
}
