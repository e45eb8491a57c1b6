import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ChartFrame } from './ChartFrame.tsx';
import { Legend } from './Legend.tsx';
import type { Period, Series } from './series.ts';
import { useWidth } from './use-width.ts';
import { Lines, Stacks } from './marks.tsx';
import { placesOf } from './places.ts';

interface Props {
  label: string;
  kind: 'stacks' | 'lines';
  periods: readonly Period[];
  series: readonly Series[];
  show: (value: number) => string;
  /** Short form for the axis. */
  showShort?: (value: number) => string;
  /** Title of the legend when no period is highlighted. */
  whole: string;
}

/**
 * Figures by period as an SVG. The pointer or the arrow keys highlight a period; a click or Enter opens its bookings.
 */
export function PeriodChart({ label, kind, periods, series, show, showShort = show, whole }: Props) {
  const navigate = useNavigate();
  const [frame, width] = useWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const places = placesOf({ kind, series, count: periods.length, width });
  const looked = at !== null && at < periods.length ? at : null;
  const period = looked === null ? undefined : periods[looked];

  function look({ currentTarget, clientX }: PointerEvent) {
    setAt(places.periodAt(clientX - currentTarget.getBoundingClientRect().left));
  }

  function open() {
    if (period?.to) void navigate(period.to);
  }

  function move(event: KeyboardEvent) {
    const moves: Record<string, number> = {
      ArrowLeft: (looked ?? periods.length) - 1,
      ArrowRight: (looked ?? -1) + 1,
      Home: 0,
      End: periods.length - 1,
    };
    const wanted = moves[event.key];
    if (event.key === 'Enter') open();
    if (wanted === undefined) return;
    event.preventDefault();
    setAt(Math.min(periods.length - 1, Math.max(0, wanted)));
  }

  const said = series.flatMap(({ label: name, values }) => {
    const value = looked === null ? null : (values[looked] ?? null);
    return value === null ? [] : `${name} ${show(value)}`;
  });
  return (
    <div ref={frame}>
      <Legend series={series} at={looked} show={show} title={period?.label ?? whole} />
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={1}
        aria-valuemax={periods.length}
        aria-valuenow={(looked ?? periods.length - 1) + 1}
        aria-valuetext={period ? [period.label, ...said].join(', ') : whole}
        onKeyDown={move}
        onPointerMove={look}
        onPointerLeave={() => setAt(null)}
        onClick={open}
        className="rounded-8 outline-offset-4 focus-visible:outline-2 focus-visible:outline-brand"
        style={{ cursor: period?.to ? 'pointer' : undefined, touchAction: 'pan-y' }}
      >
        <ChartFrame places={places} periods={periods} width={width} looked={looked} show={showShort}>
          {kind === 'stacks' ? (
            <Stacks series={series} places={places} />
          ) : (
            <Lines series={series} places={places} looked={looked} />
          )}
        </ChartFrame>
      </div>
    </div>
  );
}
