import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { VisitorCodeField } from '../parts/VisitorCodeField.tsx';
import { phoneText } from './phone.text.ts';

interface Props {
  /** null: no code went anywhere yet. */
  sentTo: string | null;
  /** What the form registers the code's field with. */
  field: object;
  error: string | undefined;
  /** The code before is worth nothing any more. */
  onRenewed: () => void;
  busy: boolean;
  /** What the button says once there is a code to bring. */
  action: string;
}

/** Below a mobile number: the code that went there, and the one button, which asks for it first. */
export function TextedCode({ sentTo, busy, action, ...code }: Props) {
  const t = useText(phoneText);
  return (
    <>
      {sentTo !== null && <VisitorCodeField key={sentTo} kind="phone" address={sentTo} {...code} />}
      <Button type="submit" wide busy={busy}>
        {sentTo === null ? t('textMe') : action}
      </Button>
    </>
  );
}
