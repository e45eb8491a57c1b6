const texts = [
  'Deep cleaning',
  'Every corner, top to bottom',
  'Handyman',
  'Small jobs around the house',
  'Plumbing',
  'Leaks, drains, taps and toilets',
  'Electrical',
  'Outlets, lights and breakers',
  'Appliance repair',
  'Washers, fridges and heaters',
  'Aircon cleaning',
  'Cool, dry and quiet again',
  'Carpentry',
  'Doors, cabinets and repairs',
  'Pest control',
  'Ants, roaches, termites, mosquitoes',
  'Furniture assembly',
  'Beds, desks and cabinets',
  'TV mounting',
  'Bracket, cables, levelled',
  'Moving',
  'Two movers and a van',
  'Yardwork',
  'Lawn, hedges and trees',
  'Filter, coil and drain',
  'Both on one day',
  'Freon check',
  'Materials',
  'Windows inside',
  'Bracket to 55 inches',
] as const;

/**
 * Texts of the catalogue as it is shipped: services, packages and what they include. An English text is its own key. Texts
 * that staff write instead are not translated.
 */
export const shippedTextsEn = Object.fromEntries(texts.map((text) => [text, text])) as Record<
  (typeof texts)[number],
  string
>;
