import { useState } from 'react';
import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import { type RequiredSecondStep, SecondStepCode } from '#contracts/calls/account-second-factor.ts';
import type { SecondStep } from '#contracts/events/account.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { isCallError } from '../../../api/call-error.ts';
import { errorText } from '../../../api/error-text.ts';
import { codeRefusals } from '../../../forms/code-refusals.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { useCodeTries } from '../use-code-tries.ts';
import { useTakeSecondStepMutation } from './api.ts';
import { secondFactorEn } from './second-factor.en.ts';
import { SecondStepByPasskey } from './SecondStepByPasskey.tsx';
import { secondStepLeft, selectRequiredSecondStep } from './slice.ts';

const CodeFields = z.object({ code: SecondStepCode });
const APP_CODE = /^\d{6}$/;

const words = {
  totp: { intro: 'stepApp', use: 'useApp' },
  passkey: { intro: 'stepPasskey', use: 'usePasskey' },
  recovery_code: { intro: 'stepRecovery', use: 'useRecovery' },
} as const satisfies Record<SecondStep, object>;

/** Replaces the sign-in screen until the second step is complete or the user starts over. */
export function SecondStepScreen() {
  const t = useText(secondFactorEn);
  const dispatch = useAppDispatch();
  const asked = useSelector(selectRequiredSecondStep);
  const [chosen, setChosen] = useState<SecondStep | null>(null);
  if (!asked) return null;
  const { ticket, ways } = asked;
  const way = (chosen && ways.includes(chosen) ? chosen : ways[0]) ?? 'totp';
  return (
    <AuthFrame title={t('stepTitle')} intro={t(words[way].intro)}>
      {way === 'passkey' ? <SecondStepByPasskey ticket={ticket} /> : <CodeForm key={way} {...{ ticket, way }} />}
      <div className="mt-3 grid gap-1 text-center">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <Button key={other} variant="quiet" size={44} onClick={() => setChosen(other)}>
              {t(words[other].use)}
            </Button>
          ))}
        <Button variant="quiet" size={44} onClick={() => void dispatch(secondStepLeft())}>
          {t('back')}
        </Button>
      </div>
      <p className="mt-4 text-14 text-muted">{t('lostAll')}</p>
    </AuthFrame>
  );
}

function CodeForm({ ticket, way }: { ticket: RequiredSecondStep['ticket']; way: SecondStep }) {
  const isApp = way === 'totp';
  const t = useText(secondFactorEn);
  const dispatch = useAppDispatch();
  const [take] = useTakeSecondStepMutation();
  const tries = useCodeTries();
  const form = useSchemaForm(CodeFields, { code: '' }, codeRefusals('code'));

  async function send({ code }: z.output<typeof CodeFields>) {
    try {
      await tries.attempt(code, () => take({ body: { ticket, code } }).unwrap());
    } catch (error) {
      if (!isCallError(error) || error.code !== 'sign_in_expired') throw error;
      showToast(errorText(error), { variant: 'error' });
      dispatch(secondStepLeft());
    }
  }

  const typed = form.register('code', {
    // The sixth digit submits the code.
    onChange: ({ target }: { target: HTMLInputElement }) => {
      if (isApp && APP_CODE.test(target.value)) target.form?.requestSubmit();
    },
  });
  return (
    <form {...form.props(send)} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <TextField
        {...typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a step that the user has just requested
        autoFocus
        label={t(isApp ? 'appCode' : 'recoveryCode')}
        hint={isApp ? undefined : t('recoveryHint')}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        autoCapitalize={isApp ? 'none' : 'characters'}
        spellCheck={false}
        maxLength={isApp ? 6 : 20}
        error={form.errorOf('code')}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('logIn')}
      </Button>
    </form>
  );
}
