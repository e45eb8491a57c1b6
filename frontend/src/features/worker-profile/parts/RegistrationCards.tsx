import type * as z from 'zod/mini';
import { useCallback } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { AmountField } from '../../../forms/AmountField.tsx';
import type { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { PlaceField } from './PlaceField.tsx';
import type { Registration } from '../professional-form.ts';
import { useOfferedServices } from '../use-offered-services.ts';
import { RadiusField } from './RadiusField.tsx';
import { ServicesField } from './ServicesField.tsx';
import { WeekHoursField } from './WeekHoursField.tsx';
import { workerProfileText } from '../worker-profile.text.ts';

type RegistrationOf = typeof useSchemaForm<Registration, z.output<typeof Registration>>;

/** What somebody says who wants to work with us, with an account or before there is one. */
export function RegistrationCards({ form }: { form: ReturnType<RegistrationOf> }) {
  const t = useText(workerProfileText);
  const { control, setValue } = form;
  const chosen = useWatch({ control, name: 'services' });
  const choose = useCallback((ids: string[]) => setValue('services', ids), [setValue]);
  useOfferedServices(chosen, choose);
  return (
    <>
      <Card title={t('whatYouDo')}>
        <Controller
          control={control}
          name="services"
          render={({ field }) => (
            <ServicesField value={field.value} onChange={field.onChange} error={form.errorOf('services')} />
          )}
        />
      </Card>
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
          <TextField
            {...form.register('tagline')}
            label={t('tagline')}
            hint={t('taglineHint')}
            maxLength={120}
            error={form.errorOf('tagline')}
          />
          <TextArea
            {...form.register('shortDescription')}
            label={t('description')}
            hint={t('descriptionHint')}
            error={form.errorOf('shortDescription')}
          />
        </div>
      </Card>
      <Card title={t('whereYouWork')}>
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_12rem]">
          <Controller
            control={control}
            name="location"
            render={({ field }) => (
              <PlaceField value={field.value} onChange={field.onChange} error={form.errorOf('location')} />
            )}
          />
          <Controller
            control={control}
            name="radiusKm"
            render={({ field }) => <RadiusField value={field.value} onChange={field.onChange} />}
          />
        </div>
      </Card>
      <Card title={t('whenYouWork')}>
        <p className="-mt-2 mb-3 text-14 text-muted">{t('whenHint')}</p>
        <Controller
          control={control}
          name="weeklyHours"
          render={({ field }) => <WeekHoursField value={field.value} onChange={field.onChange} />}
        />
        {form.errorOf('weeklyHours') && (
          <Note tone="error" className="mt-3">
            {form.errorOf('weeklyHours')}
          </Note>
        )}
      </Card>
    </>
  );
}
