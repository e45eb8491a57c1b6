import type { DisputeMessage } from '#contracts/views/dispute.ts';
import { useText } from '../../../i18n/use-text.ts';
import { disputeText } from '../dispute.text.ts';

/** What somebody shows; each opens in full. */
export function Pictures({ of: pictures }: { of: DisputeMessage['pictures'] }) {
  const t = useText(disputeText);
  if (pictures.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {pictures.map(({ id, url }, index) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={t('picture', { number: index + 1 })}
            className="block overflow-hidden rounded-12 border border-line"
          >
            <img src={url} alt="" className="h-17 w-24 object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
