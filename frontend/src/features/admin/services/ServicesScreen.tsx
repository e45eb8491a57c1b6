import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import { useMay } from '../../../domain/session/use-may.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { EmptyState } from '../../../ui/showing/EmptyState.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { useListAllServicesQuery } from '../../catalogue/api.ts';
import { useCategoryName } from '../../catalogue/category-name.ts';
import { useDuration } from '../../catalogue/duration.ts';
import { FilterBar, type Choice } from '../list/FilterBar.tsx';
import { ListTable } from '../list/ListTable.tsx';
import { clearing, useAddress } from '../list/use-address.ts';
import { serviceColumns } from './service-columns.tsx';
import { ServiceDialog } from './ServiceDialog.tsx';
import { matchingServices, servicesFilters, serviceStatuses, type ServicesFilters } from './services-filters.ts';
import { servicesText } from './services.text.ts';

type Shown = { open: false } | { open: true; service: Service | null };

/** The catalogue: what clients can book, and for how much. */
export function ServicesScreen() {
  const t = useText(servicesText);
  const address = useAddress();
  const [dialog, setDialog] = useState<Shown>({ open: false });
  const list = useListAllServicesQuery();
  const all = list.data?.items;
  const filters = servicesFilters(address.params);
  const rows = all && matchingServices(all, filters);
  const edit = (service: Service | null) => setDialog({ open: true, service });
  const mayChange = useMay()('catalogue.change');
  const addButton = mayChange && (
    <Button size={44} icon={<Plus aria-hidden="true" className="size-5" />} onClick={() => edit(null)}>
      {t('add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('manageServices')} subtitle={<Count all={all} />} actions={addButton} dense />
      <FilterBar
        label={t('filters')}
        search={{ label: t('search'), value: filters.q }}
        choices={useChoices(all ?? [], filters)}
        onFilter={address.filter}
      />
      <ListTable
        of={list}
        rows={rows}
        address={address}
        columns={serviceColumns({
          t,
          categoryName: useCategoryName(),
          duration: useDuration(),
          onEdit: mayChange ? edit : null,
        })}
        caption={t('caption')}
        failed={t('loadFailed')}
        empty={
          <EmptyState title={t('noServices')} action={addButton}>
            {t('noServicesHint')}
          </EmptyState>
        }
        clear={clearing({ q: filters.q, category: filters.category, status: filters.status })}
      />
      {dialog.open && <ServiceDialog service={dialog.service} onClose={() => setDialog({ open: false })} />}
    </>
  );
}

function Count({ all }: { all: readonly Service[] | undefined }) {
  const t = useText(servicesText);
  if (!all) return <span className="invisible">…</span>;
  return t('services', { count: all.length, active: all.filter(({ isActive }) => isActive).length });
}

function useChoices(all: readonly Service[], filters: ServicesFilters): Choice[] {
  const t = useText(servicesText);
  const categoryName = useCategoryName();
  const categories = [...new Set(all.map(({ category }) => category))];
  return [
    {
      label: t('category'),
      options: [
        { value: '', label: t('allCategories') },
        ...categories.map((value) => ({ value, label: categoryName(value) })),
      ],
      value: filters.category,
      change: (category) => ({ category }),
      width: 'sm:w-48',
    },
    {
      label: t('status'),
      options: [{ value: '', label: t('anyStatus') }, ...serviceStatuses.map((value) => ({ value, label: t(value) }))],
      value: filters.status ?? '',
      change: (status) => ({ status }),
      width: 'sm:w-52',
    },
  ];
}
