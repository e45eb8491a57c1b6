import type * as z from 'zod/mini';
import { useCallback } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { AmountField } from '../../../forms/AmountField.tsx';
import type { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import type { Registration } from '../professional-form.ts';
import { useOfferedServices } from '../use-offered-services.ts';
import { AboutFields } from './AboutFields.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { ServicesCard } from './ServicesCard.tsx';
import { WeekHoursCard } from './WeekHoursCard.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

type RegistrationOf = typeof useSchemaForm<Registration, z.output<typeof Registration>>;

/** Fields of a worker's application, with or without an account. */
export function RegistrationCards({ form }: { form: ReturnType<RegistrationOf> }) {
  const t = useText(workerProfileEn);
  const { control, setValue } = form;
  const chosen = useWatch({ control, name: 'services' });
  const choose = useCallback((ids: string[]) => setValue('services', ids), [setValue]);
  useOfferedServices(chosen, choose);
  return (
    <>
      <ServicesCard control={control} name="services" error={form.errorOf('services')} />
      <Card title={t('yourPrice')}>
        <AmountField
          control={control}
          name="basePrice"
          label={t('basePrice')}
          hint={t('basePriceHint')}
          error={form.errorOf('basePrice')}
        />
      </Card>
      <Card title={t('aboutYou')}>
        <div className="grid gap-5">
          <AboutFields register={form.register} errorOf={form.errorOf} />
        </div>
      </Card>
      <PlaceCard control={control} place="location" radius="radiusKm" error={form.errorOf('location')} />
      <Controller
        control={control}
        name="weeklyHours"
        render={({ field }) => (
          <WeekHoursCard value={field.value} onChange={field.onChange} error={form.errorOf('weeklyHours')} />
        )}
      />
    </>
  );
}
