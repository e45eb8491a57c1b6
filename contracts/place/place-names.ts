/** Names of places as people write them, made comparable: QC, Sta. Rosa, City of Bacoor, Brgy. Sto. Niño. */

const abbreviations: ReadonlyMap<string, string> = new Map([
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['st', 'saint'],
  ['gen', 'general'],
  ['mt', 'mount'],
  ['brgy', 'barangay'],
  ['bgy', 'barangay'],
  ['brg', 'barangay'],
  ['pob', 'poblacion'],
  ['mun', 'municipality'],
]);

const cityNicknames: ReadonlyMap<string, string> = new Map([
  ['qc', 'quezon'],
  ['cdo', 'cagayan de oro'],
  ['gensan', 'general santos'],
  ['munti', 'muntinlupa'],
  ['dasma', 'dasmarinas'],
]);

const provinceNicknames: ReadonlyMap<string, string> = new Map([
  ['ncr', 'metro manila'],
  ['national capital region', 'metro manila'],
  ['metropolitan manila', 'metro manila'],
  ['western samar', 'samar'],
  ['compostela valley', 'davao de oro'],
  ['north cotabato', 'cotabato'],
]);

/** In small letters without accents and signs (ñ as n), abbreviations written out. */
export function placeWords(text: string): string[] {
  const plain = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? [] : plain.split(' ').map((word) => abbreviations.get(word) ?? word);
}

/** The same for Pasig, Pasig City and City of Pasig. */
export function cityKey(name: string): string {
  const key = placeWords(name)
    .join(' ')
    .replace(/^(the )?((island garden |science )?city|municipality) of /, '')
    .replace(/(?<=.) city$/, '');
  return cityNicknames.get(key) ?? key;
}

/** The same for Metro Manila and NCR. */
export function provinceKey(name: string): string {
  const key = placeWords(name)
    .join(' ')
    .replace(/^province of /, '');
  return provinceNicknames.get(key) ?? key;
}
