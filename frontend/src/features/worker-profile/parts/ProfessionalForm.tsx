import { priceChangeInWords } from '#contracts/booking/price-change.ts';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { AmountField } from '../../../forms/AmountField.tsx';
import { useAmountQuestion } from '../../../forms/use-amount-question.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeOwnProfileMutation } from '../../worker/api.ts';
import { changedRates, Professional, type ProfessionalValues } from '../professional-form.ts';
import { AboutFields } from './AboutFields.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { RatesFields } from './RatesFields.tsx';
import { ServicesCard } from './ServicesCard.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

export function ProfessionalForm({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerProfileEn);
  const locale = useLocale();
  const [change] = useChangeOwnProfileMutation();
  const confirmAmount = useAmountQuestion();
  const form = useSchemaForm(Professional, formOf(profile), { amount_too_high: 'basePrice' });

  async function save({ rates: typed, ...body }: ProfessionalValues) {
    const rates = changedRates({ services: body.services, rates: typed }, profile.rates);
    const isMeant =
      (await confirmAmount(body.basePrice, profile.basePrice)) &&
      (await confirmAmount(body.hourlyRate, profile.hourlyRate));
    if (!isMeant) return;
    for (const [id, price] of Object.entries(rates ?? {}))
      if (!(await confirmAmount(price, profile.rates[id] ?? null))) return;
    await change({ body: { ...body, rates } }).unwrap();
    const isNew = body.basePrice !== profile.basePrice;
    showToast(
      isNew ? t('savedPrice', { amount: priceChangeInWords(profile.basePrice, body.basePrice, locale) }) : t('saved'),
      { variant: 'success' },
    );
  }

  return (
    <form {...form.props(save)} className="grid gap-4">
      <ServicesCard control={form.control} name="services" error={form.errorOf('services')} />
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
        <RatesFields control={form.control} error={form.errorOf('rates')} />
      </Card>
      <Card title={t('aboutYou')}>
        <div className="grid gap-5">
          <AboutFields register={form.register} errorOf={form.errorOf} />
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
      <PlaceCard control={form.control} place="location" radius="radiusKm" error={form.errorOf('location')} />
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
  rates,
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
    rates,
    tagline,
    shortDescription,
    skills: skills.join(', '),
    languages: languages.join(', '),
    location: location ? { ...location, city: location.city ?? undefined } : undefined,
    radiusKm,
  };
}
