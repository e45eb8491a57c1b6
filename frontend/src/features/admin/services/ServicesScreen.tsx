import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useListAllServicesQuery } from '../../catalogue/api.ts';
import { useCategoryName } from '../../catalogue/category-name.ts';
import { useDuration } from '../../catalogue/duration.ts';
import { FilterBar } from '../list/FilterBar.tsx';
import { FilterChoice } from '../list/FilterChoice.tsx';
import { FilterSearch, SEARCH_ABOVE } from '../list/FilterSearch.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { type AddressChange, useAddress } from '../list/use-address.ts';
import { useSelection } from '../list/use-selection.ts';
import { arrangePath } from './arranging/arrange-path.ts';
import { OfferSeveral } from './OfferSeveral.tsx';
import { serviceColumns } from './service-columns.tsx';
import { lazyDialog } from '../../../ui/over-the-page/lazy-dialog.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { matchingServices, servicesFilters, serviceStatuses, type ServicesFilters } from './services-filters.ts';
import { servicesEn } from './services.en.ts';

const PackagesDialog = lazyDialog(async () => (await import('./PackagesForm.tsx')).PackagesForm);

type Shown = { open: false } | { open: true; service: Service | null };

/** The catalogue: services and prices. */
export function ServicesScreen() {
  const t = useText(servicesEn);
  const address = useAddress();
  const [dialog, setDialog] = useState<Shown>({ open: false });
  const [packagesOf, setPackagesOf] = useState<Service | null>(null);
  const list = useListAllServicesQuery();
  const all = list.data?.items;
  const filters = servicesFilters(address.params);
  const rows = all && matchingServices(all, filters);
  const edit = (service: Service | null) => setDialog({ open: true, service });
  const mayChange = useMay()('catalogue.change');
  const selection = useSelection(rows, () => mayChange);
  const addButton = mayChange && (
    <Button size={36} icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => edit(null)}>
      {t('add')}
    </Button>
  );
  const actions = (
    <>
      <ArrangeLink all={all} chosen={filters.category} />
      {addButton}
    </>
  );
  return (
    <>
      <PageHeader title={t('manageServices')} subtitle={<Count all={all} />} actions={actions} dense />
      <Filters all={all} filters={filters} onFilter={address.filter} />
      <OfferSeveral selection={selection} />
      <ListTable
        of={list}
        rows={rows}
        address={address}
        columns={serviceColumns({
          t,
          categoryName: useCategoryName(),
          duration: useDuration(),
          onEdit: mayChange ? edit : null,
          onPackages: setPackagesOf,
        })}
        {...(mayChange && {
          select: { selection, all: t('selectAll'), one: ({ name }: Service) => t('selectOne', { name }) },
        })}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={
          <EmptyState title={t('noServices')} action={addButton}>
            {t('noServicesHint')}
          </EmptyState>
        }
        clear={isFiltered(filters) ? { q: null, category: null, status: null } : null}
      />
      {packagesOf && <PackagesDialog service={packagesOf} onClose={() => setPackagesOf(null)} />}
      {dialog.open && <ServiceDialog service={dialog.service} onClose={() => setDialog({ open: false })} />}
    </>
  );
}

/** Leads to the filtered category, or to the first. */
function ArrangeLink({ all, chosen }: { all: readonly Service[] | undefined; chosen: string }) {
  const t = useText(servicesEn);
  const category = chosen || all?.[0]?.category;
  // Placeholder of the link's width.
  if (!all)
    return (
      <Button size={36} variant="outline" disabled>
        {t('arrange')}
      </Button>
    );
  if (!category) return null;
  return (
    <ButtonLink size={36} variant="outline" to={arrangePath(category)}>
      {t('arrange')}
    </ButtonLink>
  );
}

function Count({ all }: { all: readonly Service[] | undefined }) {
  const t = useText(servicesEn);
  if (!all) return <span className="invisible">…</span>;
  return t('services', { count: all.length, active: all.filter(({ isActive }) => isActive).length });
}

function isFiltered({ q, category, status }: ServicesFilters): boolean {
  return q !== '' || category !== '' || status !== undefined;
}

interface FiltersProps {
  all: readonly Service[] | undefined;
  filters: ServicesFilters;
  onFilter: (changes: AddressChange) => void;
}

function Filters({ all = [], filters: { q, category, status }, onFilter }: FiltersProps) {
  const t = useText(servicesEn);
  const categoryName = useCategoryName();
  const search = useCallback((text: string) => onFilter({ q: text }), [onFilter]);
  const categories = [...new Set(all.map((service) => service.category))];
  return (
    <FilterBar
      label={t('filters')}
      views="services"
      search={<FilterSearch label={t('search')} value={q} onChange={search} className={SEARCH_ABOVE} />}
    >
      <FilterChoice
        label={t('category')}
        options={[
          { value: '', label: t('allCategories') },
          ...categories.map((value) => ({ value, label: categoryName(value) })),
        ]}
        value={category}
        onChange={(next) => onFilter({ category: next })}
        width="sm:w-48"
      />
      <FilterChoice
        label={t('status')}
        options={[
          { value: '', label: t('anyStatus') },
          ...serviceStatuses.map((value) => ({ value, label: t(value) })),
        ]}
        value={status ?? ''}
        onChange={(next) => onFilter({ status: next })}
        width="sm:w-52"
      />
    </FilterBar>
  );
}
