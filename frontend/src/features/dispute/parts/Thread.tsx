import { isolated } from '#contracts/isolated-text.ts';
import { formatDayAndTime } from '#contracts/manila-format.ts';
import { formatPesoLong } from '#contracts/money.ts';
import type { Dispute, DisputeMessage } from '#contracts/views/dispute.ts';
import { firstName } from '../../../domain/first-name.ts';
import { useLocale, useText, type Text } from '../../../i18n/use-text.ts';
import { Tag } from '../../../ui/showing/Tag.tsx';
import { disputeEn } from '../dispute.en.ts';
import { PhotoStrip } from '../../../forms/photos/PhotoStrip.tsx';

type Reader = 'client' | 'worker' | 'staff';

/** Messages of both sides and questions of staff, oldest first. */
export function Thread({ dispute, reader }: { dispute: Dispute; reader: Reader }) {
  return (
    <ol className="grid gap-4">
      {dispute.messages.map((message) => (
        <Entry key={message.id} message={message} dispute={dispute} reader={reader} />
      ))}
    </ol>
  );
}

function Entry({ message, dispute, reader }: { message: DisputeMessage; dispute: Dispute; reader: Reader }) {
  const t = useText(disputeEn);
  const locale = useLocale();
  const { kind, by, name, text, pictures, at } = message;
  const { about, openedBy, wanted } = dispute;
  const asked = questionText(t, message, dispute, reader);
  return (
    <li className="border-l-2 border-line pl-3.5">
      <p className="flex flex-wrap items-baseline gap-x-2 text-14">
        <span className="font-strong">{nameOf(t, { by, name }, reader)}</span>
        <span className="text-13 text-muted">{formatDayAndTime(at, locale)}</span>
      </p>
      {kind === 'opening' && (
        <p className="mt-1 flex flex-wrap gap-2">
          <Tag tone="danger">{t(`${openedBy}_${about}`)}</Tag>
          {wanted !== null && (
            <Tag>{t(openedBy === reader ? 'youWantBack' : 'wantsBack', { amount: formatPesoLong(wanted) })}</Tag>
          )}
        </p>
      )}
      {kind === 'appeal' && <p className="mt-1 text-13 text-muted">{t('appealKind')}</p>}
      {asked && (
        <p className="mt-1">
          <Tag tone="mango">{asked}</Tag>
        </p>
      )}
      <p className="mt-1 text-16 wrap-anywhere whitespace-pre-wrap">{text}</p>
      <PhotoStrip photos={pictures.map(({ url }) => url)} />
    </li>
  );
}

function nameOf(t: Text<keyof typeof disputeEn>, { by, name }: Pick<DisputeMessage, 'by' | 'name'>, reader: Reader) {
  if (by === reader && by !== 'staff') return t('you');
  return by === 'staff' ? [t('suki'), name].filter(Boolean).join(', ') : (name ?? '');
}

function questionText(
  t: Text<keyof typeof disputeEn>,
  { asks }: DisputeMessage,
  { client, worker }: Dispute,
  reader: Reader,
): string | null {
  if (asks === null) return null;
  if (asks === reader) return t('askedYou');
  if (asks === 'both' && reader !== 'staff') return t('askedBoth');
  const names = {
    client: client.name,
    worker: worker.name,
    both: `${isolated(client.name)}, ${isolated(worker.name)}`,
  };
  return t('askedOther', { name: asks === 'both' ? names.both : firstName(names[asks]) });
}
