import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { UserType } from '#contracts/roles.ts';
import { READ_LIMIT_MS } from '../../api/send-call.ts';

const DemoAccounts = z.array(
  z.object({
    email: z.string(),
    password: z.string(),
    name: z.string(),
    userType: UserType,
    avatar: z.nullable(z.string()),
  }),
);
export type DemoAccount = z.infer<typeof DemoAccounts>[number];

/** Only a server with demo data answers; a failure means that there are no demo accounts. */
async function fetchDemoAccounts(signal: AbortSignal): Promise<DemoAccount[]> {
  const response = await fetch('/dev/demo-accounts', { signal, headers: { Accept: 'application/json' } });
  return response.ok ? DemoAccounts.parse(await response.json()) : [];
}

export function useDemoAccounts(): readonly DemoAccount[] {
  const [accounts, setAccounts] = useState<readonly DemoAccount[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    fetchDemoAccounts(AbortSignal.any([abort.signal, AbortSignal.timeout(READ_LIMIT_MS)])).then(setAccounts, () =>
      setAccounts([]),
    );
    return () => abort.abort();
  }, []);
  return accounts;
}
