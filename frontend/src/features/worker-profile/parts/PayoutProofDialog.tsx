import type { RequiredProof } from '#contracts/calls/account-proof.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { ByCode } from '../../account/step-up/ByCode.tsx';
import { ByPasskey } from '../../account/step-up/ByPasskey.tsx';
import type { WayProps } from '../../account/step-up/way-props.ts';
import { payoutEn } from '../payout.en.ts';

interface Props {
  needed: RequiredProof;
  /** Submits the change with the proof. */
  prove: WayProps['prove'];
  onClose: () => void;
}

/** Where no texts are sent: a mailed code or a passkey confirms the account. */
export function PayoutProofDialog({ needed, prove, onClose }: Props) {
  const t = useText(payoutEn);
  return (
    <Dialog open onClose={onClose} place="sheet" title={t('proofTitle')} description={t('proofText')}>
      <div className="grid gap-3">
        {needed.ways.includes('passkey') && <ByPasskey needed={needed} prove={prove} onCancel={onClose} />}
        {needed.codeTo.length > 0 && <ByCode needed={needed} prove={prove} onCancel={onClose} />}
      </div>
    </Dialog>
  );
}
