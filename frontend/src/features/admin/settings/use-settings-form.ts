import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isMoneySetting } from '#contracts/platform/money-settings.ts';
import { Settings } from '#contracts/platform/settings.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useChangeConfigMutation } from '../api.ts';
import { changedSettings } from './setting-fields.ts';

/** The settings as read, the user's edits, and saving only those. */
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

  // After another admin's or a scheduled change, unsaved edits stay.
  useEffect(() => {
    if (changes === 0) startFrom(read);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only after a new read
  }, [read]);

  /** `effectiveAt`: omitted for an immediate change. */
  async function save(settings: Settings, effectiveAt: string | undefined, reason?: string) {
    const when = { ...(effectiveAt !== undefined && { effectiveAt }), ...(reason !== undefined && { reason }) };
    startFrom((await send({ body: { ...changedSettings(before, settings), ...when } }).unwrap()).settings);
  }

  /** Changes that need a second admin's approval; null without any. */
  function takingTwo(settings: Settings): Partial<Settings> | null {
    const changed = changedSettings(before, settings);
    return Object.keys(changed).some(isMoneySetting) ? changed : null;
  }

  return { ...form, changes, save, takingTwo, undo: () => reset(before) };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
