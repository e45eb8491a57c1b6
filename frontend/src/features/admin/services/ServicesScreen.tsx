import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { Select } from '../../../ui/forms/Select.tsx';
import { useListAllServicesQuery } from '../../catalogue/api.ts';
import { useCategoryName } from '../../catalogue/category-name.ts';
import { FilterSearch } from '../list/FilterSearch.tsx';
import { insteadOfRows } from '../list/instead-of-rows.tsx';
import { NothingMatches } from '../list/NothingMatches.tsx';
import { TableFrame } from '../list/TableFrame.tsx';
import { useAddress, type AddressChange } from '../list/use-address.ts';
import { ServiceDialog } from './ServiceDialog.tsx';
import { matchingServices, servicesFilters, serviceStatuses, type ServicesFilters } from './services-filters.ts';
import { servicesText } from './services.text.ts';
import { ServicesTable } from './ServicesTable.tsx';

type Shown = { open: false } | { open: true; service: Service | null };

/** The catalogue: what clients can book, and for how much. */
export function ServicesScreen() {
  const t = useText(servicesText);
  const { params, filter } = useAddress();
  const [dialog, setDialog] = useState<Shown>({ open: false });
  const list = useListAllServicesQuery();
  const all = list.data?.items;
  const filters = servicesFilters(params);
  const rows = all && matchingServices(all, filters);
  const edit = (service: Service | null) => setDialog({ open: true, service });
  const clear = () => filter({ q: null, category: null, status: null });
  const addButton = (
    <Button size={44} icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => edit(null)}>
      {t('add')}
    </Button>
  );
  const empty =
    all && all.length > 0 ? (
      <NothingMatches onClear={clear} />
    ) : (
      <EmptyState title={t('noServices')} action={addButton}>
        {t('noServicesHint')}
      </EmptyState>
    );
  return (
    <>
      <PageHeader title={t('manageServices')} subtitle={<Count all={all} />} actions={addButton} dense />
      <Filters all={all ?? []} filters={filters} onFilter={filter} />
      <TableFrame of={list}>
        <ServicesTable
          rows={rows ?? []}
          onEdit={edit}
          instead={insteadOfRows({ ...list, rows }, { failed: t('loadFailed'), empty })}
        />
      </TableFrame>
      {dialog.open && <ServiceDialog service={dialog.service} onClose={() => setDialog({ open: false })} />}
    </>
  );
}

function Count({ all }: { all: readonly Service[] | undefined }) {
  const t = useText(servicesText);
  if (!all) return <span className="invisible">…</span>;
  return t('services', { count: all.length, active: all.filter(({ isActive }) => isActive).length });
}

function Filters({
  all,
  filters,
  onFilter,
}: {
  all: readonly Service[];
  filters: ServicesFilters;
  onFilter: (changes: AddressChange) => void;
}) {
  const t = useText(servicesText);
  const categoryName = useCategoryName();
  const search = useCallback((q: string) => onFilter({ q }), [onFilter]);
  const categories = [...new Set(all.map(({ category }) => category))].map((value) => ({
    value,
    label: categoryName(value),
  }));
  return (
    <search aria-label={t('filters')} className="mb-3 grid grid-cols-2 items-center gap-2 sm:flex sm:flex-wrap">
      <FilterSearch
        label={t('search')}
        value={filters.q}
        onChange={search}
        className="col-span-2 min-w-52 flex-1 basis-52"
      />
      <Select
        hideLabel
        label={t('category')}
        size={36}
        options={[{ value: '', label: t('allCategories') }, ...categories]}
        value={filters.category}
        onChange={({ target }) => onFilter({ category: target.value })}
        snug
        className="sm:w-48"
      />
      <Select
        hideLabel
        label={t('status')}
        size={36}
        options={[
          { value: '', label: t('anyStatus') },
          ...serviceStatuses.map((value) => ({ value, label: t(value) })),
        ]}
        value={filters.status ?? ''}
        onChange={({ target }) => onFilter({ status: target.value })}
        snug
        className="sm:w-52"
      />
    </search>
  );
}
