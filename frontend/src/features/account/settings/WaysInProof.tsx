import { useState } from 'react';
import * as z from 'zod/mini';
import type { furtherProof, ProofNeeded } from '#contracts/calls/account-proof.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { cloudText } from '../cloud/cloud.text.ts';
import { firstProof, FurtherProof } from '../parts/FurtherProof.tsx';
import { orNone, proofPlaces } from '../proof-fields.ts';

const Given = z.object({ password: orNone, currentCode: orNone });

export type GivenProof = z.infer<z.ZodMiniObject<typeof furtherProof>>;

interface Props {
  asked: ProofNeeded;
  /** Rejects when it was no proof. */
  onProof: (given: GivenProof) => Promise<unknown>;
  onCancel: () => void;
}

/** That it is the person themselves who changes how they sign in. */
export function WaysInProof({ asked, onProof, onCancel }: Props) {
  const t = useText(cloudText);
  const [proof, setProof] = useState(firstProof(asked));
  const form = useSchemaForm(Given, { password: '', currentCode: '' }, proofPlaces);
  const send = ({ password, currentCode }: z.output<typeof Given>) =>
    onProof(proof === 'password' ? { password } : { currentCode });
  return (
    <form {...form.props(send)} className="grid gap-4">
      {form.refusal && <Note tone="error">{form.refusal}</Note>}
      <FurtherProof {...{ asked, proof }} fields={form} onChoose={setProof} />
      <div className="flex flex-wrap gap-3">
        {asked.proofs.length > 0 && (
          <Button type="submit" size={44} busy={form.isBusy}>
            {t('goOn')}
          </Button>
        )}
        <Button variant="quiet" size={44} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
