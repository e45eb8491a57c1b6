import type { EventMetadata } from '#contracts/events/envelope.ts';
import { isPolicyName, policyWords } from '#contracts/platform/policies.ts';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { type AccountDocument } from '#projectors/read-models/account/accounts.ts';
import { faceOf } from '../account/people.ts';

const providerNames: Record<string, string> = { paymongo: 'PayMongo', sandbox: 'Test payments' };

/** The actor as text: a person, Suki with its policy, or a payment provider. Older events lack the policy. */
export function auditActor(
  { actor, policy, provider }: EventMetadata,
  people: ReadonlyMap<string, AccountDocument>,
): AuditRow['actor'] {
  if (actor !== 'system') return { ...faceOf(people.get(actor.accountId), actor.accountId), role: actor.role };
  const platform = { id: null, role: 'system', avatar: null } as const;
  if (provider) return { ...platform, name: `Payment provider: ${providerNames[provider] ?? provider}`, provider };
  if (policy) return { ...platform, name: `Suki: ${isPolicyName(policy) ? policyWords[policy] : policy}`, policy };
  return { ...platform, name: 'Suki' };
}
