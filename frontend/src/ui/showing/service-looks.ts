import {
  AirVent,
  Armchair,
  BrushCleaning,
  Bug,
  Drill,
  Droplets,
  Hammer,
  PaintRoller,
  ToolCase,
  Trees,
  Truck,
  Tv,
  WashingMachine,
  Wrench,
  Zap,
  type LucideIcon,
} from 'lucide-react';

/** Icon and tile of a service, by the catalogue's icon name or by category. */

export type ServiceTone = 'water' | 'electric' | 'clean' | 'wood' | 'green';

export interface ServiceLook {
  icon: LucideIcon;
  tone: ServiceTone;
}

const byIcon: Record<string, ServiceLook> = {
  'brush-cleaning': { icon: BrushCleaning, tone: 'clean' },
  hammer: { icon: Hammer, tone: 'wood' },
  droplets: { icon: Droplets, tone: 'water' },
  zap: { icon: Zap, tone: 'electric' },
  'washing-machine': { icon: WashingMachine, tone: 'clean' },
  drill: { icon: Drill, tone: 'wood' },
  bug: { icon: Bug, tone: 'electric' },
  armchair: { icon: Armchair, tone: 'clean' },
  tv: { icon: Tv, tone: 'water' },
  truck: { icon: Truck, tone: 'electric' },
  trees: { icon: Trees, tone: 'green' },
  'air-vent': { icon: AirVent, tone: 'water' },
  'paint-roller': { icon: PaintRoller, tone: 'wood' },
  wrench: { icon: Wrench, tone: 'water' },
};

const byCategory: Record<string, ServiceLook | undefined> = {
  cleaning: byIcon['brush-cleaning'],
  handyman: byIcon.hammer,
  plumbing: byIcon.droplets,
  electrical: byIcon.zap,
  'appliance-repair': byIcon['washing-machine'],
  carpentry: byIcon.drill,
  'pest-control': byIcon.bug,
  'furniture-assembly': byIcon.armchair,
  'tv-mounting': byIcon.tv,
  moving: byIcon.truck,
  yardwork: byIcon.trees,
};

const unknown: ServiceLook = { icon: ToolCase, tone: 'green' };

export function serviceLook(icon: string | undefined, category?: string): ServiceLook {
  return byIcon[icon ?? ''] ?? byCategory[category ?? ''] ?? unknown;
}

/** Icon names that admins can choose. */
export const serviceIconNames = Object.keys(byIcon);
