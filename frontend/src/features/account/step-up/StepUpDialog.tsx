import { type ComponentType, useState } from 'react';
import type { RequiredProof, Proofs, WayToProve } from '#contracts/calls/account-proof.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Dialog } from '../../../ui/over-the-page/Dialog.tsx';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { hasPasskeys } from '../passkeys/device-passkeys.ts';
import { useProveMutation } from './api.ts';
import { ByAppCode } from './ByAppCode.tsx';
import { ByCode } from './ByCode.tsx';
import { ByPasskey } from './ByPasskey.tsx';
import { ByPassword } from './ByPassword.tsx';
import { stepUpEn } from './step-up.en.ts';
import type { WayProps } from './way-props.ts';

/** Label and component of each method; a new method is a row here. */
const ways = {
  passkey: { choose: 'usePasskey', Way: ByPasskey },
  appCode: { choose: 'useApp', Way: ByAppCode },
  password: { choose: 'usePassword', Way: ByPassword },
  code: { choose: 'useCode', Way: ByCode },
} as const satisfies Record<WayToProve, { choose: string; Way: ComponentType<WayProps> }>;

interface Props {
  needed: RequiredProof;
  onProven: () => void;
  onCancel: () => void;
}

/** Re-authentication: proves that the session is used by its owner. */
export function StepUpDialog({ needed, onProven, onCancel }: Props) {
  const t = useText(stepUpEn);
  const [send] = useProveMutation();
  // Strongest method first, if the browser supports it.
  const open = needed.ways.filter((way) => way !== 'passkey' || hasPasskeys());
  const [chosen, setChosen] = useState(open[0]);

  async function prove(proofs: Proofs) {
    await send({ body: proofs }).unwrap();
    onProven();
  }

  if (!chosen)
    return (
      <Dialog open onClose={onCancel} title={t('title')}>
        <Note tone="warning">{t('signInAnew')}</Note>
      </Dialog>
    );
  const { Way } = ways[chosen];
  return (
    <Dialog open onClose={onCancel} startsAtField place="sheet" title={t('title')} description={t('text')}>
      <div className="grid gap-4">
        <Way {...{ needed, prove, onCancel }} />
        <div className="flex flex-wrap gap-x-4 gap-y-2">
          {open
            .filter((way) => way !== chosen)
            .map((way) => (
              <Button key={way} variant="quiet" size={44} onClick={() => setChosen(way)}>
                {t(ways[way].choose)}
              </Button>
            ))}
          <Button variant="quiet" size={44} onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
