/** The eleven categories of the catalogue. */
export const categoriesEn = {
  cleaning: 'Cleaning',
  handyman: 'Handyman',
  plumbing: 'Plumbing',
  electrical: 'Electrical',
  applianceRepair: 'Appliance repair',
  carpentry: 'Carpentry and furniture',
  pestControl: 'Pest control',
  furnitureAssembly: 'Furniture assembly',
  tvMounting: 'TV mounting',
  moving: 'Moving',
  yardwork: 'Yardwork',
};
