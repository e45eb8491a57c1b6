import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { passwordCalls } from '#contracts/calls/account-passwords.ts';
import type { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { RichText } from '../../../i18n/RichText.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { askedProof } from '../asked-proof.ts';
import { useReadWaysInQuery } from '../cloud/api.ts';
import { firstProof, FurtherProof, type Proof } from '../parts/FurtherProof.tsx';
import { useChangePasswordMutation } from '../passwords/api.ts';
import { passwordsText } from '../passwords/passwords.text.ts';
import { orNone, proofPlaces } from '../proof-fields.ts';

const { password } = passwordCalls.changePassword.body.shape;
const Change = z.object({ password, currentPassword: orNone, currentCode: orNone });
const places = {
  ...proofPlaces,
  common_password: 'password',
  wrong_password: 'currentPassword',
} as const;
/** The new password is called `password` here, and the one of before where a further proof is asked for. */
const fieldOf = { password: 'currentPassword', currentCode: 'currentCode' } as const;

/** Another password, or a first one. That it is the person themselves is asked for once the server wants it. */
export function PasswordSection() {
  const t = useText(passwordsText);
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
  const t = useText(passwordsText);
  const [change] = useChangePasswordMutation();
  const [asked, setAsked] = useState<ProofNeeded | null>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const box = useRef<HTMLDivElement>(null);
  // Whoever opened it types there next.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  const form = useSchemaForm(Change, { password: '', currentPassword: '', currentCode: '' }, places);

  async function send({ password: wanted, currentPassword, currentCode }: z.output<typeof Change>) {
    const given = proof === 'currentCode' ? { currentCode } : { currentPassword };
    try {
      await change({ body: { password: wanted, ...given } }).unwrap();
    } catch (error) {
      // Nothing failed: what is missing is asked for.
      const choice = askedProof(error);
      if (asked !== null || !choice) throw error;
      setAsked(choice);
      return setProof(firstProof(choice));
    }
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
      {asked && (
        <FurtherProof
          {...{ asked, proof }}
          fields={{
            register: (name) => form.register(fieldOf[name]),
            errorOf: (name) => form.errorOf(fieldOf[name]),
          }}
          onChoose={setProof}
        />
      )}
      {proof === 'password' && (
        <p className="text-14 text-muted">
          <RichText of={passwordsText} id="getLink" parts={{ link: <TextLink inline to="/forgot-password" /> }} />
        </p>
      )}
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
