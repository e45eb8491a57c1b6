import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { useMay } from '../../../domain/session/use-may.ts';
import { useListUsersQuery } from '../api.ts';
import { selectUser, selectUserId } from '../../../domain/session/selectors.ts';
import { PersonChip } from '../list/PersonChip.tsx';
import { auditEn } from './audit.en.ts';

interface Props {
  who: string;
  onChange: (who: string) => void;
}

/** Page size of the people list. */
const STAFF_SHOWN = 100;

/** Anyone, Suki, oneself or another member of staff. A person chosen in a quick look is shown as a chip. */
export function WhoFilter({ who, onChange }: Props) {
  const t = useText(auditEn);
  const userId = useSelector(selectUserId) ?? '';
  const user = useSelector(selectUser);
  const mayRead = useMay()('people.read');
  const staff = useListUsersQuery({ userType: 'admin', limit: STAFF_SHOWN }, { skip: !mayRead });
  const others = (staff.data?.items ?? []).filter(({ id }) => id !== userId);
  const isOffered = ['', 'system', userId, ...others.map(({ id }) => id)].includes(who);
  if (!isOffered)
    return (
      <PersonChip
        id={who}
        words={(name) => name}
        removing={(filter) => t('removeFilter', { filter })}
        onRemove={() => onChange('')}
      />
    );
  const options = [
    { value: '', label: t('anyone') },
    { value: 'system', label: t('policies') },
    ...(userId ? [{ value: userId, label: t('me', { name: user?.name ?? '' }) }] : []),
    ...others.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Select
      hideLabel
      label={t('who')}
      size={36}
      options={options}
      value={who}
      onChange={({ target }) => onChange(target.value)}
      className="max-w-52 shrink-0 sm:w-32"
    />
  );
}
