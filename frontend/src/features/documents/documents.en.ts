/** Words of papers that workers handed in. */
export const documentsEn = {
  open: 'Open',
  openNamed: 'Open {name}',
  save: 'Download',
  saveNamed: 'Download {name}',
};
