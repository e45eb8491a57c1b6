import { ChevronDown, ChevronsUpDown } from 'lucide-react';
import { Avatar } from '../showing/Avatar.tsx';
import { DropdownMenu, type MenuItem } from '../pressing/DropdownMenu.tsx';

interface Props {
  name: string;
  avatar?: string | null | undefined;
  /** Below the name, in the admin sidebar: the role. */
  role?: string;
  items: readonly MenuItem[];
  on?: 'page' | 'deep';
}

/** The signed-in user with a menu. */
export function AccountMenu({ name, avatar, role, items, on = 'page' }: Props) {
  const [firstName = name] = name.split(' ');
  const trigger =
    on === 'page' ? (
      <button
        type="button"
        className="motion-quick flex min-h-11 items-center gap-2 rounded-pill pr-2 text-14 font-strong hover:bg-sunken"
      >
        <Avatar name={name} src={avatar} size={36} />
        {firstName}
        <ChevronDown aria-hidden="true" className="size-4.5 text-muted" />
      </button>
    ) : (
      <button
        type="button"
        className="motion-quick flex min-h-12 w-full items-center gap-2.5 rounded-12 px-2 text-left text-13 hover:bg-deep-2"
      >
        <Avatar name={name} src={avatar} size={36} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-strong">{name}</span>
          {role && <span className="block text-12 text-on-deep-muted">{role}</span>}
        </span>
        <ChevronsUpDown aria-hidden="true" className="size-4.5 text-on-deep-muted" />
      </button>
    );
  return <DropdownMenu trigger={trigger} items={items} align={on === 'page' ? 'end' : 'start'} />;
}
