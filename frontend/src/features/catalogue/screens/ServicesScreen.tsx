import { useText } from '../../../i18n/use-text.ts';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { catalogueText } from '../catalogue.text.ts';
import { ServiceBrowser } from '../parts/ServiceBrowser.tsx';

/** /services: the public catalogue. */
export function ServicesScreen() {
  const t = useText(catalogueText);
  return (
    <>
      <PageHeader title={t('servicesTitle')} subtitle={t('servicesSubtitle')} />
      <ServiceBrowser />
    </>
  );
}
