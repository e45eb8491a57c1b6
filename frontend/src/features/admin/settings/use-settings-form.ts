import { useState } from 'react';
import { useWatch } from 'react-hook-form';
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

  async function save(settings: Settings) {
    const saved = await send({ body: changedSettings(before, settings) }).unwrap();
    setBefore(saved);
    form.reset(saved);
  }

  return {
    ...form,
    changes: Object.keys(changedSettings(before, wanted)).length,
    save,
    undo: () => form.reset(before),
  };
}

export type SettingsFormState = ReturnType<typeof useSettingsForm>;
