import * as z from 'zod/mini';
import type { Drawer, Vault } from './vault.ts';

const Password = z.object({ hash: z.string() });

/** Password hashes by account id. */
export function passwordDrawer(vault: Vault): Drawer<z.infer<typeof Password>> {
  return vault.drawer('password', Password);
}
