import * as z from 'zod/mini';

const setting = z.nullable(z.string());

/** With whom people can sign in beside Suki itself, and what a browser needs for it. A setting that is null is missing. */
export const CloudSignIn = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('firebase'),
    settings: z.object({ apiKey: setting, authDomain: setting, projectId: setting, appId: setting }),
    /** Where the emulator listens that stands in for Firebase; null in earnest. */
    emulatorHost: z.nullable(z.string()),
  }),
  /** The embedded demo’s own page. */
  z.object({ by: z.literal('stand-in') }),
]);
export type CloudSignIn = z.infer<typeof CloudSignIn>;
