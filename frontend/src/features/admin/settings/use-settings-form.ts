import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isMoneySetting } from '#contracts/platform/money-settings.ts';
import { Settings } from '#contracts/platform/settings.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useChangeConfigMutation } from '../api.ts';
import { changedSettings } from './setting-fields.ts';

/** The settings as they were read, what was changed of them since, and saving just that. */
export function useSettingsForm(read: Settings) {
  const [before, setBefore] = useState(read);
  const [send] = useChangeConfigMutation();
  const form = useSchemaForm(Settings, before);
  const wanted = { ...before, ...useWatch({ control: form.control }) };
  const changes = Object.keys(changedSettings(before, wanted)).length;
  const { reset } = form;

  function startFrom(settings: Settings) {
    setBefore(settings);
    reset(settings);
  }

  // Another admin has changed some, or a planned change has come: what is being typed here stays.
  useEffect(() => {
    if (changes === 0) startFrom(read);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was read is the only reason
  }, [read]);

  /** `effectiveAt`: from then on, and not at once. */
  async function save(settings: Settings, effectiveAt: string | undefined, reason?: string) {
    const when = { ...(effectiveAt !== undefined && { effectiveAt }), ...(reason !== undefined && { reason }) };
    startFrom((await send({ body: { ...changedSettings(before, settings), ...when } }).unwrap()).settings);
  }

  /** What would be sent, where one admin alone can't change all of it; else null. */
  function takingTwo(settings: Settings): Partial<Settings> | null {
    const changed = changedSettings(before, settings);
    return Object.keys(changed).some(isMoneySetting) ? changed : null;
  }

  return { ...form, changes, save, takingTwo, undo: () => reset(before) };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
