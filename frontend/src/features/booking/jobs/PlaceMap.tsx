import { MapPin } from 'lucide-react';
import type { Booking } from '#contracts/views/booking.ts';
import { cx } from '../../../ui/class-names.ts';
import { useListBarangaysQuery } from '../../place/api.ts';
import { aroundJob, METRES_PER_PIXEL, spotOf } from './around-job.ts';

/** Maximum distance of the door from the barangay's centre, metres. */
const ROUGH_M = 450;
const SCALE_M = 500;
/** About half the width of a character, and the heights of a dot and of its name, pixels. */
const HALF_CHARACTER = 3.5;
const DOT = 8;
const NAME = 20;

/** Hides what would cross the map's edge: a cut-off name would look like a defect. */
function ifWithin(half: '50cqw' | '50cqh', farthest: number): string {
  return `max(0px, (${half} - ${Math.ceil(farthest)}px) * 999)`;
}

/**
 * The job among its neighbouring barangays, to scale, north up. It shows only known data, no streets or route, for
 * which map apps exist. The text beside it has the same information.
 */
export function PlaceMap({
  booking: { address, isAddressExact },
  className,
}: {
  booking: Booking;
  className?: string;
}) {
  const { data } = useListBarangaysQuery({ city: address.city, province: address.province });
  const barangays = data?.items ?? [];
  const spot = spotOf(address, barangays);
  const around = spot ? aroundJob(spot, barangays) : [];
  const rough = (2 * ROUGH_M) / METRES_PER_PIXEL;
  return (
    <div
      aria-hidden="true"
      className={cx('relative isolate overflow-hidden bg-deep-2 select-none [container-type:size]', className)}
    >
      <div className="absolute inset-0 -z-10">
        {around.map(({ name, x, y }) => (
          <span
            key={`${name} ${x} ${y}`}
            className="absolute flex -translate-x-1/2 flex-col items-center gap-0.5 overflow-hidden text-12 whitespace-nowrap text-on-deep"
            style={{
              left: `calc(50% + ${x}px)`,
              top: `calc(50% + ${y - DOT / 2}px)`,
              maxHeight: ifWithin('50cqh', Math.max(DOT - y, y + NAME)),
              maxWidth: ifWithin('50cqw', Math.abs(x) + (name.length + 2) * HALF_CHARACTER),
            }}
          >
            <span className="size-2 rounded-pill bg-on-deep-muted" />
            {name}
          </span>
        ))}
      </div>
      {isAddressExact ? (
        <MapPin className="absolute bottom-1/2 left-1/2 size-9 -translate-x-1/2 fill-mango text-on-mango" />
      ) : (
        <span
          className="absolute top-1/2 left-1/2 -translate-1/2 rounded-pill border-2 border-mango bg-mango/25"
          style={{ width: rough, height: rough }}
        />
      )}
      <span className="absolute bottom-2 left-3 flex items-center gap-2 rounded-8 bg-deep-2 px-1.5 text-12 text-on-deep">
        <span className="h-1.5 border-x-2 border-b-2 border-on-deep" style={{ width: SCALE_M / METRES_PER_PIXEL }} />
        {SCALE_M} m
      </span>
    </div>
  );
}
