import { useEffect, useRef } from 'react';
import type { ProofNeeded } from '#contracts/calls/account-proof.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { contactText } from '../contact.text.ts';
import { shownAddress } from '../shown-address.ts';
import { useContactCode } from '../use-contact-code.ts';

export type Proof = ProofNeeded['proofs'][number];

interface Props {
  /** What the server lets choose from. */
  asked: ProofNeeded;
  proof: Proof | null;
  fields: { register: (name: Proof) => object; errorOf: (name: Proof) => string | undefined };
  onChoose: (proof: Proof) => void;
}

const nowhere = { kind: 'email', address: '' } as const;

/** That it is the person themselves, and not somebody with their session: the password, or a code to what they have. */
export function FurtherProof({ asked: { proofs, codeTo }, proof, fields, onChoose }: Props) {
  const t = useText(contactText);
  const box = useRef<HTMLDivElement>(null);
  const { kind, address } = codeTo ?? nowhere;
  const code = useContactCode(kind, address);
  const isTyped = proof === 'currentCode' && code.wasSent;
  useEffect(() => box.current?.querySelector('input')?.focus(), [proof, isTyped]);
  if (proofs.length === 0) return <Note tone="warning">{t('signInAnew')}</Note>;
  const present = shownAddress(address);

  async function sendCode() {
    onChoose('currentCode');
    await code.resend();
  }

  return (
    <div ref={box} className="grid gap-2">
      <ProofField {...{ fields, proof, isTyped, present }} />
      {code.refusal && <Note tone="error">{code.refusal}</Note>}
      {codeTo && (
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {!(isTyped && code.waitSeconds > 0) && (
            <Button variant="quiet" size={44} onClick={() => void sendCode()}>
              {t(sendingOf(proof, isTyped), { present })}
            </Button>
          )}
          {proof === 'currentCode' && proofs.includes('password') && (
            <Button variant="quiet" size={44} onClick={() => onChoose('password')}>
              {t('askPassword')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface FieldProps extends Pick<Props, 'fields' | 'proof'> {
  isTyped: boolean;
  present: string;
}

/** The password, or the code once it was sent. */
function ProofField({ fields, proof, isTyped, present }: FieldProps) {
  const t = useText(contactText);
  if (proof === 'password')
    return (
      <PasswordField
        {...fields.register('password')}
        label={t('password')}
        hint={t('whyPassword')}
        autoComplete="current-password"
        error={fields.errorOf('password')}
      />
    );
  if (!isTyped) return <p className="text-14 text-muted">{t('whyPassword')}</p>;
  return (
    <TextField
      {...fields.register('currentCode')}
      label={t('currentCode', { present })}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={6}
      error={fields.errorOf('currentCode')}
    />
  );
}

function sendingOf(proof: Proof | null, isTyped: boolean) {
  if (proof === 'password') return 'askCurrent';
  return isTyped ? 'sendAnother' : 'sendCodeTo';
}

/** What somebody is asked for first. */
export function firstProof({ proofs }: ProofNeeded): Proof {
  return proofs.includes('password') ? 'password' : 'currentCode';
}
