import * as z from 'zod/mini';
import { settingNamesEn } from '#contracts/platform/setting-names.en.ts';
import { settingUnits } from '#contracts/platform/setting-units.ts';
import { defaultSettings, Settings } from '#contracts/platform/settings.ts';
import type { SettingFacts } from '#contracts/views/platform-config.ts';

const Limited = z.object({
  type: z.string(),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
});
const Schema = z.object({ properties: z.record(z.string(), Limited) });

/** Each setting with unit, limits and default, from the schema that validates changes. */
export const configSchema: SettingFacts[] = Object.entries(
  Schema.parse(z.toJSONSchema(Settings, { io: 'input' })).properties,
).map(([name, { type, minimum, maximum, minLength, maxLength }]) => ({
  name,
  // The schema's properties are the settings.
  title: settingNamesEn[name as keyof Settings],
  unit: settingUnits[name as keyof Settings],
  least: minimum ?? minLength ?? null,
  most: maximum ?? maxLength ?? null,
  wholeNumbers: type === 'integer',
  usual: defaultSettings[name as keyof Settings],
}));
