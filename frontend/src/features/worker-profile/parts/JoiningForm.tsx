import { useState } from 'react';
import type * as z from 'zod/mini';
import { useLocation, useNavigate } from 'react-router-dom';
import { usualHours } from '#contracts/calendar/weekly-hours.ts';
import { intlLocales } from '#contracts/intl-locales.ts';
import { defaultSettings } from '#contracts/platform/settings.ts';
import { requiredDocumentNames } from '#contracts/worker/required-documents.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { keepJoiningDraft, readJoiningDraft, useStoredJoiningDraft } from '../joining-draft.ts';
import { Registration } from '../professional-form.ts';
import { RegistrationCards } from './RegistrationCards.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

/** Step one of joining, without an account. Nothing is sent yet. */
export function JoiningForm() {
  const t = useText(workerProfileEn);
  const list = new Intl.ListFormat(intlLocales(useLocale()));
  const documents = list.format(requiredDocumentNames.map((name) => t(`required_${name}`)));
  const navigate = useNavigate();
  const { state } = useLocation();
  const [draft] = useState(() => readJoiningDraft(null).fields);
  const untouched = {
    services: [],
    tagline: '',
    shortDescription: '',
    radiusKm: defaultSettings.defaultRadiusKm,
    weeklyHours: usualHours(),
  };
  const form = useSchemaForm(Registration, { ...untouched, ...draft });
  useStoredJoiningDraft(form.control);

  async function goOn(values: z.output<typeof Registration>) {
    keepJoiningDraft(values);
    await navigate('/signup?as=worker', { state: { ...state, from: '/worker-registration' } });
  }

  return (
    <form {...form.props(goOn)} className="grid gap-4">
      <RegistrationCards form={form} />
      <p className="text-14 text-muted">{t('joinDocuments', { documents })}</p>
      <Button type="submit" wide busy={form.isBusy}>
        {t('joinNext')}
      </Button>
    </form>
  );
}
