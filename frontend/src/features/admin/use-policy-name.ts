import { isPolicyName } from '#contracts/platform/policies.ts';
import { useText } from '../../i18n/use-text.ts';
import { adminText } from './admin.text.ts';

/** What a policy does, in the reader's language; its own name where it has no words any more. */
export function usePolicyName(): (policy: string) => string {
  const t = useText(adminText);
  return (policy) => (isPolicyName(policy) ? t(policy) : policy);
}
