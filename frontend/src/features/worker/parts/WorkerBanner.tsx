import { Tiles } from '../../../ui/showing/decoration/Tiles.tsx';
import type { TileSpec } from '../../../ui/showing/decoration/tile-shapes.ts';
import { Avatar } from '../../../ui/showing/Avatar.tsx';

const narrow: readonly TileSpec[] = [
  { shape: 'leaf', ground: 'brand-tint', fill: 'brand' },
  { shape: 'quarter', ground: 'sand', fill: 'clay' },
  { shape: 'petal', ground: 'deep', fill: 'mango', accent: 'on-deep' },
];
const wide: readonly TileSpec[] = [
  ...narrow,
  { shape: 'rings', ground: 'leaf', fill: 'deep', accent: 'mango' },
  { shape: 'leaf', ground: 'sky', fill: 'deep-2', turn: 1 },
  { shape: 'quarter', ground: 'brand-tint', fill: 'leaf', turn: 2 },
  { shape: 'petal', ground: 'mango-tint', fill: 'clay', accent: 'deep' },
];

/** The worker's picture in a tile pattern. */
export function WorkerBanner({ name, image, broad }: { name: string; image: string | null; broad?: boolean }) {
  return (
    <div className={broad ? 'flex aspect-4/1 sm:aspect-8/1' : 'flex aspect-4/1'}>
      <span className="flex aspect-square h-full shrink-0 items-end justify-center bg-mango">
        {image ? (
          <img src={image} alt="" className="size-[92%] object-contain" />
        ) : (
          <span className="m-auto">
            <Avatar name={name} size={52} />
          </span>
        )}
      </span>
      <Tiles rows={[narrow]} className={broad ? 'h-full w-auto sm:hidden' : 'h-full w-auto'} />
      {broad && <Tiles rows={[wide]} className="hidden h-full w-auto sm:block" />}
    </div>
  );
}
