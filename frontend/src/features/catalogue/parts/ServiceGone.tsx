import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { catalogueText } from '../catalogue.text.ts';

/** No such service (any more). */
export function ServiceGone() {
  const t = useText(catalogueText);
  return (
    <EmptyState
      title={t('gone')}
      action={
        <ButtonLink size={44} to="/client/explore-services">
          {t('chooseOther')}
        </ButtonLink>
      }
    >
      {t('goneText')}
    </EmptyState>
  );
}
