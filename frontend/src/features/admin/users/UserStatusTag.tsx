import { BadgeCheck, Ban, CircleCheck, CircleX, Hourglass, type LucideIcon } from 'lucide-react';
import type { AdminUser } from '#contracts/views/account.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { userStatusOf, type UserStatus } from './user-actions.ts';
import { usersEn } from './users.en.ts';

const looks: Record<UserStatus, { icon: LucideIcon; tone: 'mango' | 'neutral' | 'success' | 'danger' | 'brand' }> = {
  applied: { icon: Hourglass, tone: 'mango' },
  approved: { icon: BadgeCheck, tone: 'success' },
  rejected: { icon: CircleX, tone: 'neutral' },
  active: { icon: CircleCheck, tone: 'neutral' },
  closed: { icon: CircleX, tone: 'neutral' },
  suspended: { icon: Ban, tone: 'danger' },
};

/** A person's status as a word with an icon. */
export function UserStatusTag({ user }: { user: AdminUser }) {
  const t = useText(usersEn);
  const status = userStatusOf(user);
  const { icon: Icon, tone } = looks[status];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" className="size-4" />}>
      {t(status)}
    </Tag>
  );
}
