import type { Service } from '#contracts/views/catalogue.ts';
import { errorText } from '../../../../api/error-text.ts';
import { moveItem } from '../../../../forms/sorting/move-item.ts';
import { SortingList } from '../../../../forms/sorting/SortingList.tsx';
import { SortingRow } from '../../../../forms/sorting/SortingRow.tsx';
import { useText } from '../../../../i18n/use-text.ts';
import { showToast } from '../../../../ui/over-the-page/toast.ts';
import { ServiceIcon } from '../../../../ui/showing/ServiceIcon.tsx';
import { Tag } from '../../../../ui/showing/Tag.tsx';
import { useArrangeServicesMutation } from './api.ts';
import { arrangingEn } from './arranging.en.ts';

interface Props {
  category: string;
  services: readonly Service[];
  mayChange: boolean;
}

/** A category's services in the clients' order. Each move is saved at once. */
export function ServiceOrder({ category, services, mayChange }: Props) {
  const t = useText(arrangingEn);
  const [arrange] = useArrangeServicesMutation();

  async function move(id: string, to: number) {
    const next = moveItem(services, id, to);
    if (next.every((service, index) => service.id === services[index]?.id)) return;
    try {
      await arrange({ category, body: { serviceIds: next.map((service) => service.id) } }).unwrap();
      showToast(t('orderSaved'), { variant: 'success' });
    } catch (error) {
      showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    }
  }

  if (!mayChange)
    return (
      <ol className="grid gap-2">
        {services.map((service) => (
          <li key={service.id} className="flex items-center gap-3 rounded-16 border border-line bg-surface p-3">
            <Named service={service} />
          </li>
        ))}
      </ol>
    );
  return (
    <>
      <p className="mb-3 text-14 text-muted">{t('orderHint')}</p>
      <SortingList label={t('services')} items={services} onMove={(id, to) => void move(id, to)}>
        {services.map((service) => (
          <SortingRow key={service.id} id={service.id} name={service.name} head={<Named service={service} />} />
        ))}
      </SortingList>
    </>
  );
}

function Named({ service: { icon, category, name, isActive } }: { service: Service }) {
  const t = useText(arrangingEn);
  return (
    <>
      <ServiceIcon icon={icon} category={category} size={36} />
      <span className="min-w-0 flex-1 truncate pl-2 text-16 font-strong">{name}</span>
      {!isActive && <Tag>{t('notOffered')}</Tag>}
    </>
  );
}
