/**
 * The eleven categories of the catalogue (specification section 1) and the tab of the client's home screen for each
 * (section 2 gives the order). Categories that admins add later appear under Others.
 */
export const homeTabs = ['Cleaning', 'Repairs', 'Maintenance', 'Assembly', 'Others'] as const;
export type HomeTab = (typeof homeTabs)[number];

export const categories = [
  { id: 'cleaning', name: 'Cleaning', tab: 'Cleaning', icon: 'brush-cleaning' },
  { id: 'handyman', name: 'Handyman', tab: 'Repairs', icon: 'hammer' },
  { id: 'plumbing', name: 'Plumbing', tab: 'Repairs', icon: 'droplets' },
  { id: 'electrical', name: 'Electrical', tab: 'Repairs', icon: 'zap' },
  { id: 'appliance-repair', name: 'Appliance repair', tab: 'Repairs', icon: 'washing-machine' },
  { id: 'carpentry', name: 'Carpentry and furniture', tab: 'Repairs', icon: 'drill' },
  { id: 'pest-control', name: 'Pest control', tab: 'Maintenance', icon: 'bug' },
  { id: 'furniture-assembly', name: 'Furniture assembly', tab: 'Assembly', icon: 'armchair' },
  { id: 'tv-mounting', name: 'TV mounting', tab: 'Assembly', icon: 'tv' },
  { id: 'moving', name: 'Moving', tab: 'Others', icon: 'truck' },
  { id: 'yardwork', name: 'Yardwork', tab: 'Maintenance', icon: 'trees' },
] as const satisfies readonly { id: string; name: string; tab: HomeTab; icon: string }[];

const tabOf = new Map<string, HomeTab>(categories.map(({ id, tab }) => [id, tab]));

export function homeTabOf(category: string): HomeTab {
  return tabOf.get(category) ?? 'Others';
}
