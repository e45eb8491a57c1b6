import * as z from 'zod/mini';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useText } from '../../../i18n/use-text.ts';
import { PasswordField } from '../../../ui/forms/PasswordField.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { cloudText } from '../cloud/cloud.text.ts';

const Proof = z.object({ password: z.string().check(z.minLength(1, 'Required'), z.maxLength(200)) });

interface Props {
  onProof: (proof: { password: string }) => Promise<void>;
  onCancel: () => void;
}

/** That it is the person themselves who changes how they sign in. */
export function WaysInProof({ onProof, onCancel }: Props) {
  const t = useText(cloudText);
  const form = useSchemaForm(Proof, { password: '' }, {});
  return (
    <form {...form.props(onProof)} className="grid gap-4">
      <PasswordField
        {...form.register('password')}
        label={t('proof')}
        autoComplete="current-password"
        error={form.errorOf('password')}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size={44} busy={form.isBusy}>
          {t('goOn')}
        </Button>
        <Button variant="quiet" size={44} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
