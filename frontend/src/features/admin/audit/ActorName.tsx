import { CircleQuestionMark, Workflow } from 'lucide-react';
import type { AuditRow } from '#contracts/views/audit.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { adminText } from '../admin.text.ts';

type Actor = AuditRow['actor'];

/** The name to show for who did it: a person, a policy of the platform, or somebody who was not signed in. */
export function useActorName(): (actor: Actor) => string {
  const t = useText(adminText);
  return ({ role, name }) => (role === 'system' ? t('policy') : name || t('unknownPerson'));
}

export function ActorName({ actor }: { actor: Actor }) {
  const nameOf = useActorName();
  const name = nameOf(actor);
  return (
    <span className="flex min-w-0 items-center gap-2">
      <ActorMark actor={actor} name={name} />
      <span className="truncate">{name}</span>
    </span>
  );
}

function ActorMark({ actor, name }: { actor: Actor; name: string }) {
  if (actor.role !== 'system' && actor.id !== null) return <Avatar name={name} src={actor.avatar} size={24} />;
  const Icon = actor.role === 'system' ? Workflow : CircleQuestionMark;
  return (
    <span aria-hidden="true" className="flex size-6 shrink-0 items-center justify-center rounded-pill bg-neutral-tint text-neutral-ink">
      <Icon className="size-3.5" />
    </span>
  );
}
