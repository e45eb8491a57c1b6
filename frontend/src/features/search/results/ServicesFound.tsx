import type { Service } from '#contracts/views/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ServiceCard } from '../../catalogue/parts/ServiceCard.tsx';
import { searchEn } from '../search.en.ts';

/** Matching services in a row that scrolls sideways. */
export function ServicesFound({ services }: { services: readonly Service[] }) {
  const t = useText(searchEn);
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="found-services" className="mb-6">
      <h2 id="found-services" className="mb-2.5 text-18 font-title">
        {t('services')}
      </h2>
      <ul
        aria-labelledby="found-services"
        className={
          'scrollbar-none relative -mx-4 flex snap-x gap-2.5 overflow-x-auto px-4 pb-1 md:-mx-6 md:px-6 ' +
          'lg:mx-0 lg:grid lg:grid-cols-2 lg:gap-3 lg:px-0'
        }
      >
        {services.map((service) => (
          <li
            key={service.id}
            className="w-75 shrink-0 snap-start first:last:w-full lg:w-auto! lg:shrink lg:last:odd:col-span-2"
          >
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
    </section>
  );
}
