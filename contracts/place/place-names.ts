import { comparedWords } from '../compared-text.ts';

/** Makes place names comparable: QC, Sta. Rosa, City of Bacoor, Brgy. Sto. Niño. */

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

/** Words for comparison, with abbreviations expanded. */
export function placeWords(text: string): string[] {
  return comparedWords(text).map((word) => abbreviations.get(word) ?? word);
}

/** Without "City of", "lungsod ng" or "City". */
export function withoutKind(key: string): string {
  return key
    .replace(
      /^(the )?((island garden |science )?city|municipality|lungsod|bayan|siyudad|syudad|dakbayan) (of|ng|sa) /,
      '',
    )
    .replace(/(?<=.) city$/, '');
}

/** Equal for Pasig, Pasig City and City of Pasig. */
export function cityKey(name: string): string {
  const key = withoutKind(placeWords(name).join(' '));
  return cityNicknames.get(key) ?? key;
}

/** Equal for Metro Manila and NCR. */
export function provinceKey(name: string): string {
  const key = placeWords(name)
    .join(' ')
    .replace(/^province of /, '');
  return provinceNicknames.get(key) ?? key;
}
