import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { VisitorCodeField } from '../parts/VisitorCodeField.tsx';
import { phoneEn } from './phone.en.ts';

interface Props {
  /** null: no code was sent yet. */
  sentTo: string | null;
  /** Registration of the code's field. */
  field: object;
  error: string | undefined;
  /** The previous code has become invalid. */
  onRenewed: () => void;
  busy: boolean;
  /** Button label once a code was sent. */
  action: string;
}

/** Below a mobile number: the field for the code, and a button that first requests it. */
export function TextedCode({ sentTo, busy, action, ...code }: Props) {
  const t = useText(phoneEn);
  return (
    <>
      {sentTo !== null && <VisitorCodeField key={sentTo} kind="phone" address={sentTo} {...code} />}
      <Button type="submit" wide busy={busy}>
        {sentTo === null ? t('textMe') : action}
      </Button>
    </>
  );
}
