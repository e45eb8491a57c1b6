import { useEffect, useRef } from 'react';
import type { ContactKind } from '#contracts/events/account.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { contactText } from '../contact.text.ts';
import { shownAddress } from '../shown-address.ts';
import { useContactCode } from '../use-contact-code.ts';

export type Proof = 'password' | 'currentCode';

interface Props {
  kind: ContactKind;
  proof: Proof;
  /** The proven address that a code can go to instead; null when there is none. */
  present: string | null;
  fields: { register: (name: Proof) => object; errorOf: (name: Proof) => string | undefined };
  onChoose: (proof: Proof) => void;
}

/** That it is the person themselves, and not somebody with their session: the password, or a code to what they have. */
export function FurtherProof({ kind, proof, present, fields, onChoose }: Props) {
  const t = useText(contactText);
  const box = useRef<HTMLDivElement>(null);
  const code = useContactCode(kind, present ?? '');
  useEffect(() => box.current?.querySelector('input')?.focus(), [proof]);

  async function askCurrent() {
    onChoose('currentCode');
    await code.resend();
  }

  return (
    <div ref={box} className="grid gap-2">
      {proof === 'password' || present === null ? (
        <PasswordField
          {...fields.register('password')}
          label={t('password')}
          hint={t('whyPassword')}
          autoComplete="current-password"
          error={fields.errorOf('password')}
        />
      ) : (
        <TextField
          {...fields.register('currentCode')}
          label={t('currentCode', { present: shownAddress(present) })}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={fields.errorOf('currentCode')}
        />
      )}
      {code.refusal && <Note tone="error">{code.refusal}</Note>}
      {present !== null && (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {proof === 'currentCode' && code.waitSeconds === 0 && (
            <Button variant="quiet" size={44} onClick={code.resend}>
              {t('sendAnother')}
            </Button>
          )}
          {proof === 'password' ? (
            <Button variant="quiet" size={44} onClick={() => void askCurrent()}>
              {t('askCurrent', { present: shownAddress(present) })}
            </Button>
          ) : (
            <Button variant="quiet" size={44} onClick={() => onChoose('password')}>
              {t('askPassword')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
