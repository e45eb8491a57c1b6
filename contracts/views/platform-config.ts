import * as z from 'zod/mini';
import { units } from '../platform/setting-units.ts';
import { ScheduledChange, Settings } from '../platform/settings.ts';

/** One setting as whoever sets it has to know it. */
export const SettingFacts = z.object({
  name: z.string(),
  title: z.string(),
  unit: z.enum(units),
  /** Of numbers their limits, of words their lengths; null where there is none. */
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  wholeNumbers: z.boolean(),
  /** What it is until an admin sets it. */
  usual: z.union([z.number(), z.string(), z.boolean()]),
});
export type SettingFacts = z.infer<typeof SettingFacts>;

/** As the settings hold now, and what is to change them: the first to come first. */
export const ConfigNow = z.object({ settings: Settings, scheduled: z.array(ScheduledChange) });
export type ConfigNow = z.infer<typeof ConfigNow>;

export const AdminConfig = z.extend(ConfigNow, {
  schema: z.array(SettingFacts),
  /** ALLOW_SYSTEM_RESET: the platform can be reset here. */
  allowsReset: z.boolean(),
});
export type AdminConfig = z.infer<typeof AdminConfig>;
