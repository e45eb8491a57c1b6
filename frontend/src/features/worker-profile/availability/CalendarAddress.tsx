import { Copy } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { Button } from '../../../ui/pressing/Button.tsx';
import { useMakeCalendarAddressMutation, useRevokeCalendarAddressMutation } from '../../worker/api.ts';
import { availabilityEn } from './availability.en.ts';

/** Secret calendar feed of the worker's jobs; its URL is shown once, on creation. */
export function CalendarAddress({ isOn }: { isOn: boolean }) {
  const t = useText(availabilityEn);
  const [make, making] = useMakeCalendarAddressMutation();
  const [revoke, revoking] = useRevokeCalendarAddressMutation();
  const [url, setUrl] = useState<string | null>(null);

  async function makeOne() {
    const sure = !isOn || (await ask({ title: t('newAddress'), message: t('newAddressMessage') }));
    if (!sure) return;
    const { data, error } = await make({});
    if (error) return failed(error);
    setUrl(data.url);
  }

  async function turnOff() {
    const { error } = await revoke({});
    if (error) return failed(error);
    setUrl(null);
    showToast(t('addressOff'), { variant: 'success' });
  }

  return (
    <section>
      <h3 className="text-16 font-title">{t('addressTitle')}</h3>
      <p className="mt-1 mb-3 text-14 text-muted">{isOn ? t('addressOn') : t('addressHint')}</p>
      {isOn && url && <NewAddress url={url} />}
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size={44} busy={making.isLoading} onClick={makeOne}>
          {t(isOn ? 'newAddress' : 'makeAddress')}
        </Button>
        {isOn && (
          <Button variant="quiet" size={44} busy={revoking.isLoading} onClick={turnOff}>
            {t('turnOff')}
          </Button>
        )}
      </div>
    </section>
  );
}

function NewAddress({ url }: { url: string }) {
  const t = useText(availabilityEn);
  async function copy() {
    await navigator.clipboard.writeText(url);
    showToast(t('copied'), { variant: 'success' });
  }
  return (
    <div className="mb-3 grid gap-2">
      <TextField
        readOnly
        label={t('address')}
        hint={t('addressOnce')}
        value={url}
        onFocus={({ target }) => target.select()}
      />
      <Button size={44} icon={<Copy aria-hidden="true" className="size-5" />} onClick={copy}>
        {t('copy')}
      </Button>
    </div>
  );
}

function failed(error: unknown): void {
  showToast(errorText(error), { variant: 'error', durationMs: 4000 });
}
