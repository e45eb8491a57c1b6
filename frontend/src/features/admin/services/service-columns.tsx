import { Zap } from 'lucide-react';
import { formatPesoLong } from '#contracts/money.ts';
import type { Service } from '#contracts/views/catalogue.ts';
import { useText, type Text } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import type { ListColumn } from '../list/list-columns.ts';
import { OfferedSwitch } from './OfferedSwitch.tsx';
import { servicesEn } from './services.en.ts';

interface Made {
  t: Text<keyof typeof servicesEn>;
  categoryName: (id: string) => string;
  duration: (minutes: number) => string;
  /** null: read-only. */
  onEdit: ((service: Service) => void) | null;
  onPackages: (service: Service) => void;
}

export function serviceColumns({ t, categoryName, duration, onEdit, onPackages }: Made): ListColumn<Service>[] {
  return [
    {
      id: 'service',
      header: t('service'),
      onPhone: 'title',
      cell: (service) => <NameCell service={service} onEdit={onEdit} />,
    },
    { id: 'category', header: t('category'), cell: ({ category }) => categoryName(category) },
    {
      id: 'duration',
      header: t('duration'),
      cell: ({ durationMinutes }) => <span className="whitespace-nowrap text-muted">{duration(durationMinutes)}</span>,
    },
    {
      id: 'urgent',
      header: <span className="sr-only">{t('urgentTag')}</span>,
      onPhone: 'hidden',
      cell: ({ urgent }) =>
        urgent && (
          <Tag tone="mango" icon={<Zap aria-hidden="true" className="size-4" />}>
            {t('urgentTag')}
          </Tag>
        ),
    },
    {
      id: 'from',
      header: t('from'),
      align: 'right',
      cell: ({ basePrice }) => <span className="amount">{formatPesoLong(basePrice)}</span>,
    },
    {
      id: 'offered',
      header: t('isOffered'),
      align: 'right',
      onPhone: 'end',
      cell: (service) =>
        onEdit ? <OfferedSwitch service={service} /> : t(service.isActive ? 'offered' : 'notOffered'),
    },
    {
      id: 'packages',
      header: t('packages'),
      cell: (service) =>
        onEdit ? (
          <Button
            size={36}
            variant="outline"
            aria-label={t('packagesOf', { name: service.name })}
            onClick={() => onPackages(service)}
          >
            {t('packageCount', { count: service.packages.length })}
          </Button>
        ) : (
          t('packageCount', { count: service.packages.length })
        ),
    },
    {
      id: 'actions',
      header: <span className="sr-only">{t('actions')}</span>,
      align: 'right',
      onPhone: 'hidden',
      cell: (service) => onEdit && <ChangeButton service={service} onEdit={onEdit} />,
    },
  ];
}

function NameCell({ service, onEdit }: { service: Service; onEdit: Made['onEdit'] }) {
  const { icon, category, name, title } = service;
  return (
    <span className="flex min-w-0 items-center gap-3">
      <ServiceIcon icon={icon} category={category} size={36} />
      <span className="min-w-0 md:max-w-48 xl:max-w-80">
        {onEdit ? (
          <button
            type="button"
            onClick={() => onEdit(service)}
            className="block max-w-full truncate rounded-8 font-strong hover:underline hover:underline-offset-4"
          >
            {name}
          </button>
        ) : (
          <span className="block max-w-full truncate font-strong">{name}</span>
        )}
        <span className="block truncate text-12 font-body text-muted">{title}</span>
      </span>
    </span>
  );
}

function ChangeButton({ service, onEdit }: { service: Service; onEdit: (service: Service) => void }) {
  const t = useText(servicesEn);
  return (
    <Button
      size={36}
      variant="outline"
      aria-label={t('changeNamed', { name: service.name })}
      onClick={() => onEdit(service)}
    >
      {t('change')}
    </Button>
  );
}
