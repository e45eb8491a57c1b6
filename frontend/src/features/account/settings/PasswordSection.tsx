import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useReadWaysInQuery } from '../cloud/api.ts';
import { useChangePasswordMutation } from '../passwords/api.ts';
import { passwordsEn } from '../passwords/passwords.en.ts';

const { password } = passwordCalls.changePassword.body.shape;
const Change = z.object({ password });

/** Sets or changes the password; re-authentication happens in the step-up dialog. */
export function PasswordSection() {
  const t = useText(passwordsEn);
  const [isOpen, setIsOpen] = useState(false);
  const { data: ways } = useReadWaysInQuery();
  const isFirst = ways?.password === false;
  return (
    <Card title={t('password')}>
      {isOpen ? (
        <ChangeForm onDone={() => setIsOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-14 text-muted">{t(isFirst ? 'firstText' : 'passwordText')}</p>
          <Button variant="outline" size={44} onClick={() => setIsOpen(true)}>
            {t(isFirst ? 'chooseFirst' : 'change')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const t = useText(passwordsEn);
  const [change] = useChangePasswordMutation();
  const box = useRef<HTMLDivElement>(null);
  // The user types here next.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useSchemaForm(Change, { password: '' }, { common_password: 'password' });

  async function send(body: z.output<typeof Change>) {
    await change({ body }).unwrap();
    showToast(t('changed'), { variant: 'success' });
    onDone();
  }

  return (
    <form {...form.props(send)} className="grid gap-4">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <div ref={box}>
        <PasswordField
          {...form.register('password')}
          label={t('newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={form.errorOf('password')}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={44} busy={form.isBusy}>
          {t('savePassword')}
        </Button>
        <Button variant="quiet" size={44} onClick={onDone}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
