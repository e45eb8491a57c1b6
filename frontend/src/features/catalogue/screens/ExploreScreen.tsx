import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { catalogueText } from '../catalogue.text.ts';
import { ServiceBrowser } from '../parts/ServiceBrowser.tsx';

/** /client/explore-services, /client/add-booking and /guest/explore-services. */
export function ExploreScreen() {
  const t = useText(catalogueText);
  return (
    <>
      <PageHeader title={t('exploreTitle')} subtitle={t('exploreSubtitle')} />
      <ServiceBrowser />
    </>
  );
}
