import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { catalogueEn } from '../catalogue.en.ts';
import { ServiceBrowser } from '../parts/ServiceBrowser.tsx';

/** /services: the public catalogue. */
export function ServicesScreen() {
  const t = useText(catalogueEn);
  return (
    <>
      <PageHeader title={t('servicesTitle')} subtitle={t('servicesSubtitle')} />
      <ServiceBrowser />
    </>
  );
}
