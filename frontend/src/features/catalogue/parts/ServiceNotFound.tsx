import type { Service } from '#contracts/views/catalogue.ts';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { catalogueEn } from '../catalogue.en.ts';

/** The service does not exist or is no longer offered. */
export function ServiceNotFound({ service }: { service?: Pick<Service, 'name'> | undefined }) {
  const t = useText(catalogueEn);
  return (
    <EmptyState
      title={service ? t('notOffered', { name: inCatalogue(service.name) }) : t('gone')}
      action={
        <ButtonLink size={44} to="/client/explore-services">
          {t('chooseOther')}
        </ButtonLink>
      }
    >
      {t(service ? 'notOfferedText' : 'goneText')}
    </EmptyState>
  );
}
