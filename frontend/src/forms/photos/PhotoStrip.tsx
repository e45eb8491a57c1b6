import { useText } from '../../i18n/use-text.ts';
import { photosEn } from './photos.en.ts';

/** Pictures of a job, an answer or a dispute; each opens in full size. */
export function PhotoStrip({ photos }: { photos: readonly string[] }) {
  const t = useText(photosEn);
  if (photos.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo}>
          <a
            href={photo}
            target="_blank"
            rel="noreferrer"
            aria-label={t('photo', { number: index + 1 })}
            className="block overflow-hidden rounded-12 border border-line"
          >
            <img src={photo} alt="" loading="lazy" className="h-17 w-24 object-cover" />
          </a>
        </li>
      ))}
    </ul>
  );
}
