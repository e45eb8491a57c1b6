/** What people call places that have another name in the PSGC, by its code; of provinces by their name. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  '1381300000': ['QC'],
  '1380800000': ['Munti'],
  '1030500000': ['CDO'],
  '1230800000': ['GenSan'],
  '0402106000': ['Dasma'],
  '1381500020': ['BGC', 'Bonifacio Global City', 'The Fort', 'McKinley Hill'],
  '1380300020': ['Rockwell'],
  '1380300025': ['Legazpi Village', 'Legaspi Village'],
  '1380300002': ['Salcedo Village'],
  '1381200019': ['Ortigas Center'],
  'Metro Manila': ['NCR', 'National Capital Region'],
};
