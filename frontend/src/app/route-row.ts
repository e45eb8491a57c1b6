import { lazy, type ComponentType } from 'react';
import { loadCode } from '../ui/load-code.ts';
import type { Area } from './areas.ts';
import type { Guard } from './guards.ts';

/** One screen: path, layout area, guard, and lazily loaded code. */
export interface RouteRow {
  path: string;
  area: Area;
  guard: Guard;
  Screen: ComponentType;
}

/** `screen(() => import('../../features/booking/BookingScreen.tsx'), 'BookingScreen')` */
export function screen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): ComponentType {
  return lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await loadCode(load))[name] }));
}
