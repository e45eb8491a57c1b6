import { useState } from 'react';
import type { Service } from '#contracts/views/catalogue.ts';
import { errorText } from '../../../api/error-text.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ask } from '../../../ui/over-the-page/alert.ts';
import { Switch } from '../../../ui/forms/Switch.tsx';
import { showToast } from '../../../ui/over-the-page/toast.ts';
import { useChangeServiceMutation } from './api.ts';
import { servicesEn } from './services.en.ts';

/** Withdraws a service from the catalogue after a confirmation, and restores it. */
export function OfferedSwitch({ service: { id, name, isActive } }: { service: Service }) {
  const t = useText(servicesEn);
  const [change] = useChangeServiceMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);

  async function set(offered: boolean) {
    if (wanted !== null) return;
    if (
      !offered &&
      !(await ask({
        title: t('takeAwayTitle'),
        message: t('takeAwayMessage', { name }),
        ok: t('takeAway'),
        danger: true,
      }))
    )
      return;
    setWanted(offered);
    try {
      await change({ id, body: { isActive: offered } }).unwrap();
      showToast(t(offered ? 'nowOffered' : 'noLongerOffered', { name }), { variant: 'success' });
    } catch (error) {
      showToast(t('failed', { reason: errorText(error) }), { variant: 'error', durationMs: 4000 });
    } finally {
      setWanted(null);
    }
  }

  return (
    <Switch
      hideLabel
      label={t('offerNamed', { name })}
      checked={wanted ?? isActive}
      onChange={({ target }) => void set(target.checked)}
    />
  );
}
