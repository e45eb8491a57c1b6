import type { SceneName } from '../../ui/showing/decoration/Scene.tsx';

/** Sample projects. Unlike all other prices, theirs are in whole US dollars (specification section 9). */
export const popularProjects = [
  { scene: 'furniture', title: 'furniture', text: 'furnitureText', dollars: 49 },
  { scene: 'tv', title: 'tv', text: 'tvText', dollars: 59 },
  { scene: 'moving', title: 'moving', text: 'movingText', dollars: 99 },
  { scene: 'cleaning', title: 'homeCleaning', text: 'homeCleaningText', dollars: 69 },
] as const satisfies readonly { scene: SceneName; title: string; text: string; dollars: number }[];
