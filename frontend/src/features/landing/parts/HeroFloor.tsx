import { MapPin } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';
import { StatusPill } from '../../../ui/showing/StatusPill.tsx';
import { Tile } from '../../../ui/showing/decoration/Tile.tsx';
import { faceOf } from '../face.ts';
import { heroTiles } from '../hero-tiles.ts';
import { landingEn } from '../landing.en.ts';

/** A tile pattern with people on the large tiles, and a sample booking. */
export function HeroFloor() {
  return (
    <div className="relative pb-11 lg:pb-9">
      <div className="overflow-hidden rounded-28">
        <svg aria-hidden="true" viewBox="0 0 240 240" className="block w-full">
          {heroTiles.map((tile) => (
            <Tile key={`${tile.x} ${tile.y}`} {...tile} x={tile.x * 40} y={tile.y * 40} />
          ))}
          <LargeTiles />
        </svg>
      </div>
      <ArrivedCard />
    </div>
  );
}

function LargeTiles() {
  return (
    <>
      <svg x="0" y="40" width="80" height="80">
        <rect width="80" height="80" fill="var(--mango)" />
        <circle cx="40" cy="40" r="31" fill="var(--mango-tint)" />
        <clipPath id="suki-hero-maricel">
          <path d="M0 0h80v71.8H0z" />
        </clipPath>
        <g clipPath="url(#suki-hero-maricel)">
          <image href={faceOf('maricel')} x="11.5" y="15" width="57" height="57" />
        </g>
      </svg>
      <svg x="80" y="0" width="80" height="80">
        <rect width="80" height="80" fill="var(--sky)" />
        <path d="M0 80A80 80 0 0 1 80 0V80Z" fill="color-mix(in srgb, var(--sky) 82%, var(--deep-2))" />
        <image href={faceOf('jun')} x="4" y="8" width="72" height="72" />
      </svg>
      <svg x="160" y="80" width="80" height="80">
        <rect width="80" height="80" fill="var(--sand)" />
        <path d="M0 80V40A40 40 0 0 1 80 40V80Z" fill="color-mix(in srgb, var(--clay) 60%, var(--sand))" />
        <image href={faceOf('liza')} x="5" y="12" width="68" height="68" />
      </svg>
      <svg x="80" y="120" width="80" height="80">
        <rect width="80" height="80" fill="var(--deep-2)" />
        <circle cx="40" cy="40" r="30" fill="var(--brand)" />
        <path
          transform="translate(20 21.5) scale(1.6)"
          d={
            'M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 ' +
            '2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94l-3.76 3.76z'
          }
          fill="none"
          stroke="var(--surface)"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="dark:[stroke:var(--on-brand)]"
        />
      </svg>
    </>
  );
}

/** A sample of a client's view on the day of a job. */
function ArrivedCard() {
  const t = useText(landingEn);
  return (
    <div className="absolute bottom-0 left-3 w-[calc(100%-24px)] sm:left-4 max-w-90 rounded-20 bg-raised px-4 py-3.5 shadow-2 lg:-left-9">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Avatar name="Jun" src={faceOf('jun')} size={44} online />
        <div className="min-w-24 flex-1">
          <p className="text-14 font-strong">{t('sampleArrived')}</p>
          <p className="text-13 text-muted">{t('sampleJob')}</p>
        </div>
        <StatusPill icon={MapPin} tone="solid" size={22}>
          {t('sampleStatus')}
        </StatusPill>
      </div>
      <div aria-hidden="true" className="mt-3.5 flex gap-1.5">
        {[100, 100, 65, 0].map((percent, index) => (
          <span key={index} className="h-1.25 flex-1 overflow-hidden rounded-pill bg-line">
            <span className="block h-full bg-brand" style={{ width: `${percent}%` }} />
          </span>
        ))}
      </div>
    </div>
  );
}
