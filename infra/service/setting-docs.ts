import * as z from 'zod/mini';

/** A row of docs/configuration.md, beside the schema that validates the setting. */
export type SettingDocs = {
  does: string;
  /** Markdown for a default that depends on other settings; otherwise the schema's own default is shown. */
  fallback?: string;
  inProduction?: 'required' | 'not allowed' | { rejects: string };
};

export const settingDocs = z.registry<SettingDocs>();

export function documented<Schema extends z.core.$ZodType>(schema: Schema, docs: SettingDocs): Schema {
  settingDocs.add(schema, docs);
  return schema;
}
