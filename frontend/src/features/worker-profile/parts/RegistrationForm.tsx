import type * as z from 'zod/mini';
import { Controller } from 'react-hook-form';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { forgetDraft, storedDraft, useStoredDraft } from '../../../forms/use-form-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeOwnProfileMutation, useSetWeeklyHoursMutation } from '../../worker/api.ts';
import { OwnDocuments } from './OwnDocuments.tsx';
import { PlaceField } from './PlaceField.tsx';
import { Registration } from '../professional-form.ts';
import { RadiusField } from './RadiusField.tsx';
import { ServicesField } from './ServicesField.tsx';
import { WeekHoursField } from './WeekHoursField.tsx';
import { workerProfileText } from '../worker-profile.text.ts';

const DRAFT = 'suki.registrationDraft';

export function RegistrationForm({ profile }: { profile: OwnWorkerProfile }) {
  const { weeklyHours, radiusKm } = profile;
  const t = useText(workerProfileText);
  const [change] = useChangeOwnProfileMutation();
  const [setHours] = useSetWeeklyHoursMutation();
  const empty = { services: [], tagline: '', shortDescription: '', radiusKm, weeklyHours };
  const form = useSchemaForm(
    Registration,
    { ...empty, ...storedDraft<Registration>(DRAFT) },
    { amount_too_high: 'basePrice' },
  );
  useStoredDraft(DRAFT, form.control);

  /** Services come last: with them the application is complete, and the screen leads on. */
  async function apply({ weeklyHours: hours, ...body }: z.output<typeof Registration>) {
    await setHours({ body: { weeklyHours: hours } }).unwrap();
    await change({ body }).unwrap();
    forgetDraft(DRAFT);
    showToast(t('applied'), { variant: 'success' });
  }

  return (
    <form {...form.props(apply)} className="grid gap-4">
      <Card title={t('whatYouDo')}>
        <Controller
          control={form.control}
          name="services"
          render={({ field }) => (
            <ServicesField value={field.value} onChange={field.onChange} error={form.errorOf('services')} />
          )}
        />
      </Card>
      <Card title={t('yourPrice')}>
        <AmountField
          control={form.control}
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
            control={form.control}
            name="location"
            render={({ field }) => (
              <PlaceField value={field.value} onChange={field.onChange} error={form.errorOf('location')} />
            )}
          />
          <Controller
            control={form.control}
            name="radiusKm"
            render={({ field }) => <RadiusField value={field.value} onChange={field.onChange} />}
          />
        </div>
      </Card>
      <Card title={t('whenYouWork')}>
        <p className="-mt-2 mb-3 text-14 text-muted">{t('whenHint')}</p>
        <Controller
          control={form.control}
          name="weeklyHours"
          render={({ field }) => <WeekHoursField value={field.value} onChange={field.onChange} />}
        />
        {form.errorOf('weeklyHours') && (
          <Note tone="error" className="mt-3">
            {form.errorOf('weeklyHours')}
          </Note>
        )}
      </Card>
      <Card title={t('papers')}>
        <OwnDocuments profile={profile} />
      </Card>
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <Button type="submit" wide busy={form.isBusy}>
        {t('apply')}
      </Button>
    </form>
  );
}
