import { useNavigate, useParams } from 'react-router-dom';
import { Fetched } from '../../../../api/Fetched.tsx';
import { useMay } from '../../../../domain/session/use-may.ts';
import { useText } from '../../../../i18n/use-text.ts';
import { Select } from '../../../../ui/forms/Select.tsx';
import { PageHeader } from '../../../../ui/page/PageHeader.tsx';
import { EmptyState } from '../../../../ui/showing/EmptyState.tsx';
import { useListAllServicesQuery } from '../../../catalogue/api.ts';
import { useCategoryName } from '../../../catalogue/category-name.ts';
import { useListAllCategoriesQuery } from './api.ts';
import { PanelAboveList } from '../../list/PanelAboveList.tsx';
import { arrangePath } from './arrange-path.ts';
import { arrangingEn } from './arranging.en.ts';
import { ServiceOrder } from './ServiceOrder.tsx';
import { SubcategoriesForm } from './SubcategoriesForm.tsx';

/** /admin/services/{category}/arrange: order of a category's services, and its subcategories. */
export function ArrangeScreen() {
  const t = useText(arrangingEn);
  const { category = '' } = useParams();
  const nameOf = useCategoryName();
  const navigate = useNavigate();
  const services = useListAllServicesQuery();
  const categories = useListAllCategoriesQuery();
  const mayChange = useMay()('catalogue.change');
  return (
    <>
      <PageHeader
        title={t('title', { category: nameOf(category) })}
        subtitle={t('subtitle')}
        back={{ to: '/admin/services', label: t('back') }}
        dense
      />
      <div className="grid max-w-160 gap-8">
        <Select
          label={t('category')}
          value={category}
          options={[...new Set([category, ...(categories.data?.items.map(({ id }) => id) ?? [])])].map((id) => ({
            value: id,
            label: nameOf(id),
          }))}
          onChange={({ target }) => void navigate(arrangePath(target.value), { replace: true })}
        />
        <PanelAboveList of={services.data || services.error ? categories : services}>
          <section aria-labelledby="order">
            <h2 id="order" className="mb-1 text-18 font-title">
              {t('services')}
            </h2>
            <Fetched of={services} failed={t('loadFailed')} waiting={null}>
              {({ items }) => {
                const own = items.filter((service) => service.category === category);
                if (own.length === 0) return <EmptyState title={t('noServices')}>{t('noServicesHint')}</EmptyState>;
                return <ServiceOrder category={category} services={own} mayChange={mayChange} />;
              }}
            </Fetched>
          </section>
          <section aria-labelledby="subcategories">
            <h2 id="subcategories" className="mb-1 text-18 font-title">
              {t('subcategories')}
            </h2>
            <Fetched of={categories} failed={t('loadFailed')} waiting={null}>
              {({ items }) => {
                const known = items.find(({ id }) => id === category)?.subcategories ?? [];
                return <SubcategoriesForm key={category} category={category} known={known} mayChange={mayChange} />;
              }}
            </Fetched>
          </section>
        </PanelAboveList>
      </div>
    </>
  );
}
