import { CircleQuestionMark, Workflow } from 'lucide-react';
import type { AuditRow } from '#contracts/views/platform-audit.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { adminEn } from '../admin.en.ts';
import { usePolicyName } from '../use-policy-name.ts';

type Actor = AuditRow['actor'];

const providerNames: Record<string, string> = { paymongo: 'PayMongo' };

/**
 * Display name of an actor: a person, a policy of Suki, a payment provider or an anonymous visitor. Older events do
 * not name the policy.
 */
export function useActorName(): (actor: Actor) => string {
  const t = useText(adminEn);
  const policyName = usePolicyName();
  return ({ role, name, policy, provider }) => {
    if (role !== 'system') return name || t('unknownPerson');
    if (provider) return t('providerNamed', { name: providerNames[provider] ?? t('testPayments') });
    return policy ? t('policyNamed', { name: policyName(policy) }) : t('policy');
  };
}

export function ActorName({ actor }: { actor: Actor }) {
  const nameOf = useActorName();
  const name = nameOf(actor);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <ActorMark actor={actor} name={name} />
      <span className="truncate" title={name}>
        {name}
      </span>
    </span>
  );
}

function ActorMark({ actor, name }: { actor: Actor; name: string }) {
  if (actor.role !== 'system' && actor.id !== null) return <Avatar name={name} src={actor.avatar} size={24} />;
  const Icon = actor.role === 'system' ? Workflow : CircleQuestionMark;
  return (
    <span
      aria-hidden="true"
      className="flex size-6 shrink-0 items-center justify-center rounded-pill bg-neutral-tint text-neutral-ink"
    >
      <Icon className="size-3.5" />
    </span>
  );
}
