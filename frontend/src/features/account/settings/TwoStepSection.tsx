import { useState } from 'react';
import type { SecondFactor } from '#contracts/views/account-second-factor.ts';
import { Fetched } from '../../../api/Fetched.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { Card } from '../../../ui/showing/Card.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { Tag } from '../../../ui/showing/Tag.tsx';
import {
  useReadSecondFactorQuery,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useStartTotpMutation,
} from '../second-factor/api.ts';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.tsx';
import { secondFactorEn } from '../second-factor/second-factor.en.ts';
import { SetUpTotp, type TotpKey } from '../second-factor/SetUpTotp.tsx';
import { useRefusal } from '../second-factor/use-refusal.ts';

/** With this number of recovery codes or fewer, the user is asked to create new ones. */
const FEW = 3;

type Step = { what: 'state' } | { what: 'key'; key: TotpKey } | { what: 'codes'; codes: readonly string[] };

/** Two-step sign-in: status, enabling and disabling. */
export function TwoStepSection() {
  const t = useText(secondFactorEn);
  const known = useReadSecondFactorQuery();
  const [shown, setShown] = useState<Step>({ what: 'state' });
  return (
    <Card title={t('title')} end={known.data?.totp && <Tag tone="success">{t('on')}</Tag>}>
      {shown.what === 'codes' && <RecoveryCodes codes={shown.codes} onSaved={() => setShown({ what: 'state' })} />}
      {shown.what === 'key' && (
        <SetUpTotp
          first={shown.key}
          onDone={(codes) => setShown({ what: 'codes', codes })}
          onCancel={() => setShown({ what: 'state' })}
        />
      )}
      {shown.what === 'state' && (
        <Fetched of={known} failed={t('failed')} waiting={<p role="status">{t('loading')}</p>}>
          {(state) => (state.totp ? <On {...{ state, setShown }} /> : <Off setShown={setShown} />)}
        </Fetched>
      )}
    </Card>
  );
}

function Off({ setShown }: { setShown: (shown: Step) => void }) {
  const t = useText(secondFactorEn);
  const [start] = useStartTotpMutation();
  const { attempt, refusal } = useRefusal();
  const turnOn = () => attempt(async () => setShown({ what: 'key', key: await start().unwrap() }));
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-60 flex-1 text-14 text-muted">{t('offText')}</p>
        <Button variant="outline" size={44} onClick={turnOn}>
          {t('turnOn')}
        </Button>
      </div>
      {refusal && <Note tone="error">{refusal}</Note>}
    </div>
  );
}

function On({ state, setShown }: { state: SecondFactor; setShown: (shown: Step) => void }) {
  const t = useText(secondFactorEn);
  const [remove] = useRemoveTotpMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const { attempt, refusal } = useRefusal();
  const { recoveryCodesLeft: count, required } = state;

  async function turnOff() {
    const isSure = await ask({ title: t('turnOffQuestion'), message: t('turnOffText'), ok: t('turnOff') });
    if (!isSure) return;
    await attempt(async () => {
      await remove().unwrap();
      showToast(t('turnedOff'), { variant: 'success' });
    });
  }

  async function makeNew() {
    const isSure = await ask({ title: t('newCodesQuestion'), message: t('newCodesText'), ok: t('makeNew') });
    if (!isSure) return;
    await attempt(async () => {
      const { recoveryCodes: codes } = await renew().unwrap();
      setShown({ what: 'codes', codes });
    });
  }

  return (
    <div className="grid gap-4">
      <p className="text-14 text-muted">{t('onText')}</p>
      {count > FEW ? (
        <p className="text-14">{t('codesLeft', { count })}</p>
      ) : (
        <Note tone="warning" title={t('codesLeft', { count })}>
          {t('fewCodes')}
        </Note>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size={44} onClick={makeNew}>
          {t('newCodes')}
        </Button>
        {!required && (
          <Button variant="outline" size={44} onClick={turnOff}>
            {t('turnOff')}
          </Button>
        )}
      </div>
      {refusal && <Note tone="error">{refusal}</Note>}
    </div>
  );
}
