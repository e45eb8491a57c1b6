import { isPolicyName } from '#contracts/platform/policies.ts';
import { useText } from '../../i18n/use-text.ts';
import { adminEn } from './admin.en.ts';

/** Policy name in the reader's language; its key if the policy no longer exists. */
export function usePolicyName(): (policy: string) => string {
  const t = useText(adminEn);
  return (policy) => (isPolicyName(policy) ? t(policy) : policy);
}
