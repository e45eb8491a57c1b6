import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import { isCallError } from '../../../api/call-error.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useChangePasswordMutation } from '../passwords/api.ts';
import { passwordsText } from '../passwords/passwords.text.ts';

const orNone = z.pipe(
  z.string(),
  z.transform((text) => text || undefined),
);
const { password } = passwordCalls.changePassword.body.shape;
const Change = z.object({ password, currentPassword: orNone });
const places = { common_password: 'password', wrong_password: 'currentPassword' } as const;

/** Another password, or a first one. The present one is asked for once the server wants it. */
export function PasswordSection() {
  const t = useText(passwordsText);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card title={t('password')}>
      {isOpen ? (
        <ChangeForm onDone={() => setIsOpen(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
          <p className="text-14 text-muted">{t('passwordText')}</p>
          <Button variant="outline" size={44} onClick={() => setIsOpen(true)}>
            {t('change')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function ChangeForm({ onDone }: { onDone: () => void }) {
  const t = useText(passwordsText);
  const [change] = useChangePasswordMutation();
  const [isProofNeeded, setIsProofNeeded] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  // Whoever opened it, or is asked for more, types there next: the last field that came.
  useEffect(() => [...(box.current?.querySelectorAll('input') ?? [])].at(-1)?.focus(), [isProofNeeded]);
  const form = useSchemaForm(Change, { password: '', currentPassword: '' }, places);

  async function send(body: z.output<typeof Change>) {
    try {
      await change({ body }).unwrap();
    } catch (error) {
      // Nothing failed: what is missing is asked for.
      if (isProofNeeded || !isCallError(error) || error.code !== 'proof_needed') throw error;
      return setIsProofNeeded(true);
    }
    showToast(t('changed'), { variant: 'success' });
    onDone();
  }

  return (
    <form {...form.props(send)} className="grid gap-4">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <div ref={box} className="grid gap-4">
        <PasswordField
          {...form.register('password')}
          label={t('newPassword')}
          hint={t('passwordHint')}
          autoComplete="new-password"
          error={form.errorOf('password')}
        />
        {isProofNeeded && (
          <div>
            <PasswordField
              {...form.register('currentPassword')}
              label={t('currentPassword')}
              autoComplete="current-password"
              error={form.errorOf('currentPassword')}
            />
            <p className="mt-1 text-14 text-muted">
              <RichText of={passwordsText} id="getLink" parts={{ link: <TextLink inline to="/forgot-password" /> }} />
            </p>
          </div>
        )}
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
