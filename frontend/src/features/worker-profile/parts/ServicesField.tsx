import { formatPesoShort } from '#contracts/money.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { inCatalogue } from '../../../i18n/i18n.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { FieldError } from '../../../ui/forms/Field.tsx';
import { ServiceIcon } from '../../../ui/showing/ServiceIcon.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { useListServicesQuery } from '../../catalogue/api.ts';
import { byCategory } from '../../catalogue/catalogue-view.ts';
import { workerProfileEn } from '../worker-profile.en.ts';
import { cx } from '../../../ui/class-names.ts';

interface Props {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  error?: string | undefined;
}

/** The worker's services, chosen from the catalogue. */
export function ServicesField({ value, onChange, error }: Props) {
  const t = useText(workerProfileEn);
  const services = useListServicesQuery({});
  const toggle = (id: string, on: boolean) => onChange(on ? [...value, id] : value.filter((one) => one !== id));
  return (
    <fieldset data-invalid={error ? true : undefined}>
      <legend className="sr-only">{t('services')}</legend>
      <p className="mb-3 text-14 text-muted">{t('servicesHint')}</p>
      {error && (
        <div className="mb-3">
          <FieldError>{error}</FieldError>
        </div>
      )}
      <Fetched of={services} failed={t('servicesFailed')} waiting={<Waiting />}>
        {({ items }) => (
          <ul className="grid gap-2 sm:grid-cols-2">
            {byCategory(items)
              .flatMap((group) => group.services)
              .map(({ id, name, icon, category, basePrice }) => (
                <li
                  key={id}
                  className={cx(
                    'motion-quick flex items-center gap-3 rounded-16 border border-line bg-surface py-1.5 pr-3',
                    'pl-2 has-[:checked]:border-brand has-[:checked]:bg-brand-tint/50',
                  )}
                >
                  <ServiceIcon icon={icon} category={category} size={40} />
                  <Checkbox
                    className="flex-1 [&>label]:w-full [&>label]:flex-row-reverse [&>label]:justify-between"
                    checked={value.includes(id)}
                    onChange={(event) => toggle(id, event.target.checked)}
                    label={
                      <>
                        <span className="block font-strong">{inCatalogue(name)}</span>
                        <span className="block text-13 text-muted">
                          {t('fromPrice', { price: formatPesoShort(basePrice) })}
                        </span>
                      </>
                    }
                  />
                </li>
              ))}
          </ul>
        )}
      </Fetched>
    </fieldset>
  );
}

function Waiting() {
  return (
    <Loading className="grid gap-2 sm:grid-cols-2">
      {Array.from({ length: 12 }, (_, place) => (
        <Skeleton key={place} className="h-14.5 rounded-16" />
      ))}
    </Loading>
  );
}
