import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { catalogueEn } from '../catalogue.en.ts';
import { ServiceBrowser } from '../parts/ServiceBrowser.tsx';

/** /client/explore-services, /client/add-booking and /guest/explore-services. */
export function ExploreScreen() {
  const t = useText(catalogueEn);
  return (
    <>
      <PageHeader title={t('exploreTitle')} subtitle={t('exploreSubtitle')} />
      <ServiceBrowser />
    </>
  );
}
