import * as z from 'zod/mini';

const setting = z.nullable(z.string());

/** The cloud sign-in provider, and the browser's settings for it. A null setting is missing. */
export const CloudSignIn = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('firebase'),
    settings: z.object({ apiKey: setting, authDomain: setting, projectId: setting, appId: setting }),
    /** Host of the Firebase emulator; null for the real Firebase. */
    emulatorHost: z.nullable(z.string()),
  }),
  /** The embedded demo's own page. */
  z.object({ by: z.literal('stand-in') }),
]);
export type CloudSignIn = z.infer<typeof CloudSignIn>;
