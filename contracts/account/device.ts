/** What a browser says of itself (`User-Agent`), in the words that people know. */
export type Device = { browser: string | null; system: string | null };

/** The first that fits: browsers name those whose engine they share, too. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFBAV\/|\bFBAN\//, 'Facebook'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b|\bMac OS X\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** Nothing of what it does not know: a program says whatever it likes. */
export function deviceOf(userAgent: string): Device {
  return { browser: firstIn(browsers, userAgent), system: firstIn(systems, userAgent) };
}

function firstIn(table: readonly (readonly [RegExp, string])[], text: string): string | null {
  return table.find(([sign]) => sign.test(text))?.[1] ?? null;
}
