import { useSelector } from 'react-redux';
import { useText } from '../../../i18n/use-text.ts';
import { Select } from '../../../ui/forms/Select.tsx';
import { selectUser, selectUserId } from '../../../domain/session/selectors.ts';
import { PersonChip } from '../list/PersonChip.tsx';
import { auditText } from './audit.text.ts';

interface Props {
  who: string;
  onChange: (who: string) => void;
}

/** Anyone, Suki by itself, oneself; a person who was chosen in a quick look is a chip with their name. */
export function WhoFilter({ who, onChange }: Props) {
  const t = useText(auditText);
  const userId = useSelector(selectUserId) ?? '';
  const user = useSelector(selectUser);
  if (who !== '' && who !== 'system' && who !== userId)
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
  ];
  return (
    <Select
      hideLabel
      label={t('who')}
      size={36}
      options={options}
      value={who}
      onChange={({ target }) => onChange(target.value)}
      className="sm:w-32"
    />
  );
}
