import { isPolicyName } from '#contracts/platform/policies.ts';
import { useText } from '../../i18n/use-text.ts';
import { adminText } from './admin.text.ts';

/** A policy’s name in the reader’s language, or its key where the policy is gone. */
export function usePolicyName(): (policy: string) => string {
  const t = useText(adminText);
  return (policy) => (isPolicyName(policy) ? t(policy) : policy);
}
