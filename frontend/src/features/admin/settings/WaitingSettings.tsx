import { useText } from '../../../i18n/use-text.ts';
import { TextLink } from '../../../ui/pressing/TextLink.tsx';
import { Note } from '../../../ui/showing/Note.tsx';
import { useListApprovalsQuery } from '../approvals/api.ts';
import { adminEn } from '../admin.en.ts';
import { MoneyChanges } from './MoneyChanges.tsx';
import { platformSettingsEn } from './platform-settings.en.ts';

/** Changes of money settings that wait for a second admin's approval. */
export function WaitingSettings() {
  const t = useText(platformSettingsEn);
  const admin = useText(adminEn);
  const { data } = useListApprovalsQuery({ status: 'open' });
  return data?.items.map(({ id, subject, requestedBy }) =>
    subject.change === 'money_settings' ? (
      <Note key={id} tone="warning" title={t('waits', { name: requestedBy.name })} className="mb-3.5 max-w-5xl">
        <MoneyChanges of={subject} />
        <TextLink inline to="/admin/approvals">
          {admin('toApprovals')}
        </TextLink>
      </Note>
    ) : null,
  );
}
