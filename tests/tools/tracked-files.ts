import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files of the repository that match a pattern of git's; new ones too, which only have not been added yet. */
export function trackedFiles(...patterns: string[]): string[] {
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
}

const forTests = /^tests\/|\.test\.tsx?$|\/testing\/|\.test-setup\.ts$|^frontend\/(?:scripts|src\/gallery)\/|^[\w.-]+$/;

/** A text's second translation says what the first says, so the numbers of files don't grow with each language. */
const furtherTranslation = /\.ceb\.ts$/;

/** What runs for somebody who uses Suki: not what tests it, shows its parts, or makes up the demo's year. */
export function productionFiles(): string[] {
  return trackedFiles('*.ts', '*.tsx').filter(
    (file) => !forTests.test(file) && !furtherTranslation.test(file) && !file.startsWith('command-api/demo/'),
  );
}
