import type * as z from 'zod/mini';
import { Controller } from 'react-hook-form';
import { formatPesoShort } from '#contracts/money.ts';
import { priceChange } from '#contracts/booking/price-change.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { useAmountQuestion } from '../../../forms/use-amount-question.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextArea } from '../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeOwnProfileMutation } from '../../worker/api.ts';
import { PlaceField } from './PlaceField.tsx';
import { Professional } from '../professional-form.ts';
import { RadiusField } from './RadiusField.tsx';
import { ServicesField } from './ServicesField.tsx';
import { workerProfileText } from '../worker-profile.text.ts';

export function ProfessionalForm({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerProfileText);
  const [change] = useChangeOwnProfileMutation();
  const confirmAmount = useAmountQuestion();
  const form = useSchemaForm(Professional, formOf(profile), { amount_too_high: 'basePrice' });

  async function save(body: z.output<typeof Professional>) {
    const isMeant =
      (await confirmAmount(body.basePrice, profile.basePrice)) &&
      (await confirmAmount(body.hourlyRate, profile.hourlyRate));
    if (!isMeant) return;
    await change({ body }).unwrap();
    const isNew = body.basePrice !== profile.basePrice;
    showToast(
      isNew ? t('savedPrice', { amount: priceChange(profile.basePrice, body.basePrice, formatPesoShort) }) : t('saved'),
      { variant: 'success' },
    );
  }

  return (
    <form {...form.props(save)} className="grid gap-4">
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
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <AmountField
            control={form.control}
            name="basePrice"
            label={t('basePrice')}
            hint={t('basePriceHint')}
            error={form.errorOf('basePrice')}
          />
          <AmountField
            control={form.control}
            name="hourlyRate"
            emptied={null}
            label={t('hourlyRate')}
            error={form.errorOf('hourlyRate')}
          />
        </div>
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
          <TextField
            {...form.register('skills')}
            label={t('skills')}
            hint={t('skillsHint')}
            error={form.errorOf('skills')}
          />
          <TextField
            {...form.register('languages')}
            label={t('spoken')}
            hint={t('spokenHint')}
            error={form.errorOf('languages')}
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
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <Button type="submit" busy={form.isBusy} className="sm:justify-self-start">
        {t('save')}
      </Button>
    </form>
  );
}

function formOf({
  services,
  basePrice,
  hourlyRate,
  tagline,
  shortDescription,
  skills,
  languages,
  location,
  radiusKm,
}: OwnWorkerProfile) {
  return {
    services: services.map(({ id }) => id),
    basePrice,
    hourlyRate,
    tagline,
    shortDescription,
    skills: skills.join(', '),
    languages: languages.join(', '),
    location: location ? { ...location, city: location.city ?? undefined } : undefined,
    radiusKm,
  };
}
