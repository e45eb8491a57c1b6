import { useSelector } from 'react-redux';
import * as z from 'zod/mini';
import type { ErrorCode } from '#contracts/errors.ts';
import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import { useAppDispatch } from '../../../api/app-dispatch.ts';
import { isCallError } from '../../../api/call-error.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { selectUser } from '../../../domain/session/selectors.ts';
import { logoutRequested } from '../../../domain/session/slice.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { ButtonLink } from '../../../ui/pressing/ButtonLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Loading, Skeleton } from '../../../ui/showing/Skeleton.tsx';
import { AuthFrame } from '../parts/AuthFrame.tsx';
import { useHiddenToken } from '../use-hidden-token.ts';
import { useResetPasswordMutation, useValidateResetQuery } from './api.ts';
import { passwordsEn } from './passwords.en.ts';

const NewPassword = z.pick(passwordCalls.resetPassword.body, { password: true });

/** /reset-password?token=…: target of the link requested on /forgot-password. */
export function ResetPasswordScreen() {
  const token = useHiddenToken();
  const [reset, { isSuccess, error }] = useResetPasswordMutation();
  if (isSuccess) return <Saved />;
  if (token === '' || isRefused(error, 'link_expired')) return <ExpiredLink />;
  return <Choose token={token} save={(password) => reset({ body: { token, password } }).unwrap()} />;
}

function Choose({ token, save }: { token: string; save: (password: string) => Promise<unknown> }) {
  const t = useText(passwordsEn);
  const check = useValidateResetQuery({ token });
  if (isRefused(check.error, 'link_expired', 'invalid')) return <ExpiredLink />;
  return (
    <AuthFrame title={t('resetTitle')} intro={t('resetIntro')}>
      <Fetched
        of={check}
        failed={t('checkFailed')}
        waiting={
          <Loading>
            <Skeleton className="h-39 rounded-12" />
          </Loading>
        }
      >
        {() => <PasswordForm save={save} />}
      </Fetched>
    </AuthFrame>
  );
}

function PasswordForm({ save }: { save: (password: string) => Promise<unknown> }) {
  const t = useText(passwordsEn);
  const form = useSchemaForm(NewPassword, { password: '' }, { common_password: 'password' });
  return (
    <form {...form.props(({ password }) => save(password))} className="grid gap-5">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <PasswordField
        {...form.register('password')}
        label={t('newPassword')}
        hint={t('passwordHint')}
        autoComplete="new-password"
        error={form.errorOf('password')}
      />
      <Button type="submit" wide busy={form.isBusy}>
        {t('savePassword')}
      </Button>
    </form>
  );
}

/** The reset has ended this browser's session, so signing out leads to the sign-in. */
function Saved() {
  const t = useText(passwordsEn);
  const dispatch = useAppDispatch();
  const user = useSelector(selectUser);
  return (
    <AuthFrame title={t('resetDone')} intro={t('resetDoneText')}>
      {user?.isAuthenticated ? (
        <Button wide onClick={() => void dispatch(logoutRequested())}>
          {t('logIn')}
        </Button>
      ) : (
        <ButtonLink to="/login" wide>
          {t('logIn')}
        </ButtonLink>
      )}
    </AuthFrame>
  );
}

function ExpiredLink() {
  const t = useText(passwordsEn);
  return (
    <AuthFrame title={t('gone')} intro={t('goneText')}>
      <ButtonLink to="/forgot-password" wide>
        {t('newLink')}
      </ButtonLink>
    </AuthFrame>
  );
}

function isRefused(error: unknown, ...codes: ErrorCode[]): boolean {
  return isCallError(error) && codes.some((code) => code === error.code);
}
