import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import type { OwnWorkerProfile } from '#contracts/views/worker.ts';
import { selectUserId } from '../../../domain/session/selectors.ts';
import { forgetDraft, storedDraft, useStoredDraft } from '../../../forms/use-form-draft.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeOwnProfileMutation, useReadOwnProfileQuery, useSetWeeklyHoursMutation } from '../../worker/api.ts';
import { savedOf, type SoFar } from '../application-so-far.ts';
import { claimJoiningDraft, forgetJoiningDraft, readJoiningDraft } from '../joining-draft.ts';
import { Registration } from '../professional-form.ts';
import { useStoredApplication } from '../use-stored-application.ts';
import { OwnDocuments } from './OwnDocuments.tsx';
import { RequiredDocuments } from './RequiredDocuments.tsx';
import { RegistrationCards } from './RegistrationCards.tsx';
import { workerProfileEn } from '../worker-profile.en.ts';

const DRAFT = 'suki.registrationDraft';

/** Application of a signed-in user, prefilled with what they entered as a visitor. */
export function RegistrationForm({ profile }: { profile: OwnWorkerProfile }) {
  const t = useText(workerProfileEn);
  const [change] = useChangeOwnProfileMutation();
  const [setHours] = useSetWeeklyHoursMutation();
  const { refetch } = useReadOwnProfileQuery();
  const accountId = useSelector(selectUserId);
  const [joining] = useState(() => readJoiningDraft(accountId));
  const [start] = useState(() => {
    const known = { services: [], ...savedOf(profile) };
    const draft = storedDraft<Registration>(DRAFT);
    // A visitor's entries are newer than this tab's stored draft, and older than later changes.
    return joining.isClaimed ? { ...known, ...joining.fields, ...draft } : { ...known, ...draft, ...joining.fields };
  });
  // A complete form from before the account is not shown again unless the applicant asks.
  const [looksOver, setLooksOver] = useState(() => !z.safeParse(Registration, start).success);
  const form = useSchemaForm(Registration, start, { amount_too_high: 'basePrice' });
  useStoredDraft(DRAFT, form.control);
  const isJoining = Object.keys(joining.fields).length > 0;
  const { getValues, setValue } = form;
  const fill = useCallback(
    (fields: SoFar) => {
      for (const [name, value] of Object.entries(fields)) setValue(name as keyof Registration, value);
    },
    [setValue],
  );
  const kept = useStoredApplication(profile, { read: getValues, fill }, { atOnce: isJoining });
  useEffect(() => {
    if (accountId !== null) claimJoiningDraft(accountId);
  }, [accountId]);
  // Another tab has submitted it, possibly after this tab's last read.
  const isSent = joining.isClaimed && !isJoining;
  useEffect(() => {
    if (isSent) void refetch();
  }, [isSent, refetch]);

  /** Services are sent last: they complete the application, and the screen redirects. */
  async function apply({ weeklyHours: hours, ...body }: z.output<typeof Registration>) {
    await kept.keep();
    await setHours({ body: { weeklyHours: hours } }).unwrap();
    await change({ body }).unwrap();
    forgetDraft(DRAFT);
    forgetJoiningDraft();
    showToast(t('applied'), { variant: 'success' });
  }

  const isRefused = form.refusal !== null || z.keyof(Registration).options.some((name) => form.errorOf(name));
  const showsAll = looksOver || isRefused;

  return (
    <form {...form.props(apply)} {...kept.props} className="grid gap-4">
      {isJoining && <Note>{t('joined')}</Note>}
      {showsAll && <RegistrationCards form={form} />}
      <Card title={t('papers')}>
        <RequiredDocuments missing={profile.missing} />
        <OwnDocuments profile={profile} />
      </Card>
      {!showsAll && (
        <Button variant="outline" size={44} onClick={() => setLooksOver(true)}>
          {t('lookOver')}
        </Button>
      )}
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <Button type="submit" wide busy={form.isBusy}>
        {t('apply')}
      </Button>
    </form>
  );
}
