import * as z from 'zod/mini';
import { units } from '../platform/setting-units.ts';
import { ScheduledChange, Settings } from '../platform/settings.ts';

/** A setting's limits and default, for its editor. */
export const SettingFacts = z.object({
  name: z.string(),
  title: z.string(),
  unit: z.enum(units),
  /** Limits of numbers, or lengths of texts; null for none. */
  least: z.nullable(z.number()),
  most: z.nullable(z.number()),
  wholeNumbers: z.boolean(),
  /** The default. */
  usual: z.union([z.number(), z.string(), z.boolean()]),
});
export type SettingFacts = z.infer<typeof SettingFacts>;

/** Effective settings, and scheduled changes, earliest first. */
export const ConfigNow = z.object({ settings: Settings, scheduled: z.array(ScheduledChange) });
export type ConfigNow = z.infer<typeof ConfigNow>;

export const AdminConfig = z.extend(ConfigNow, {
  schema: z.array(SettingFacts),
  /** ALLOW_SYSTEM_RESET: the platform can be reset here. */
  allowsReset: z.boolean(),
});
export type AdminConfig = z.infer<typeof AdminConfig>;
