import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { accountCalls } from '#contracts/calls/account.ts';
import type { ProofNeeded } from '#contracts/calls/account-proof.ts';
import type { ContactKind } from '#contracts/events/account.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { contactText } from '../contact.text.ts';
import { firstProof, FurtherProof, type Proof } from './FurtherProof.tsx';
import { askedProof } from '../asked-proof.ts';
import { orNone, proofPlaces } from '../proof-fields.ts';
import { sentCodeAt } from '../sent-code.ts';
import { shownAddress } from '../shown-address.ts';
import { useVerifyContact } from '../use-contact-code.ts';
import { useCodeTries } from '../use-code-tries.ts';

interface Props {
  kind: ContactKind;
  address: string;
  /** Sends another code, once this one is used up. */
  renew: () => Promise<void>;
  wide?: boolean;
}

const JUST_NOW_MS = 3000;
const { code: Code } = accountCalls.verifyPhone.body.shape;
const CodeForm = z.object({ code: Code, password: orNone, currentCode: orNone });
const places = {
  wrong_code: 'code',
  code_used_up: 'code',
  ...proofPlaces,
} as const;

/** The code that went to an email or number, and the further proof once the server asks for one. */
export function ContactCodeForm({ kind, address, renew, wide = false }: Props) {
  const t = useText(contactText);
  const verify = useVerifyContact(kind, address);
  const box = useRef<HTMLDivElement>(null);
  const [proof, setProof] = useState<Proof | null>(null);
  const [asked, setAsked] = useState<ProofNeeded | null>(null);
  const tries = useCodeTries();
  const form = useSchemaForm(CodeForm, { code: '', password: '', currentCode: '' }, places);

  // Whoever has just asked for the code types it next.
  useEffect(() => {
    const sentAt = sentCodeAt(address, Date.now());
    if (sentAt !== null && Date.now() - sentAt < JUST_NOW_MS) box.current?.querySelector('input')?.focus();
  }, [address]);

  async function send({ code, password, currentCode }: z.output<typeof CodeForm>) {
    try {
      await tries.attempt(code, () =>
        verify({ code, ...(proof === 'password' && { password }), ...(proof === 'currentCode' && { currentCode }) }),
      );
      showToast(t('confirmed', { address: shownAddress(address) }), { variant: 'success' });
    } catch (error) {
      // The code was right: what is missing now is asked for, and no failure.
      const wanted = askedProof(error);
      if (asked !== null || !wanted) throw error;
      setAsked(wanted);
      setProof(firstProof(wanted));
    }
  }

  async function sendAnother() {
    await renew();
    tries.startAnew();
    form.reset();
    box.current?.querySelector('input')?.focus();
  }

  return (
    <form {...form.props(send)} className="grid gap-4">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <div ref={box}>
        <TextField
          {...form.register('code', {
            onChange: (event: { target: { value: string; form: HTMLFormElement | null } }) =>
              submitWhole(event.target, proof),
          })}
          label={t('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={form.errorOf('code')}
        />
      </div>
      {asked && <FurtherProof {...{ asked, proof }} fields={form} onChoose={setProof} />}
      {tries.isUsedUp ? (
        <Button wide={wide} className={wide ? '' : 'sm:justify-self-start'} onClick={sendAnother}>
          {t('sendAnother')}
        </Button>
      ) : (
        <Button type="submit" wide={wide} busy={form.isBusy} className={wide ? '' : 'sm:justify-self-start'}>
          {t('confirm')}
        </Button>
      )}
    </form>
  );
}

/** The sixth digit sends the code by itself, where nothing else is to be typed. */
function submitWhole({ value, form }: { value: string; form: HTMLFormElement | null }, proof: Proof | null) {
  if (proof === null && Code.safeParse(value).success) form?.requestSubmit();
}
