import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const OLDEST_JAVA = 17;

/** Why a tool is missing on this machine, or undefined. */
const reasons = {
  java: () => {
    const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
    const [, version, major] = stderr?.match(/version "((\d+)[^"]*)"/) ?? [];
    if (status !== 0 || !version) return 'no Java was found';
    return Number(major) < OLDEST_JAVA ? `Java ${version} is older than ${OLDEST_JAVA}` : undefined;
  },
  compiler: () => (succeeds('java', '--describe-module', 'jdk.compiler') ? undefined : 'no Java compiler was found'),
  maven: () => (succeeds('mvn', '--version') ? undefined : 'no Maven was found'),
} satisfies Record<string, () => string | undefined>;

export type JavaTool = keyof typeof reasons;

let triedToInstall = false;

/**
 * Installs missing tools where this user may. Throws an error whose message is the reason, without a full stop, when
 * that fails.
 */
export function requireJavaTools(...tools: readonly JavaTool[]): void {
  if (missingToolReason(tools) === undefined) return;
  install();
  const reason = missingToolReason(tools);
  if (reason) throw new Error(reason);
}

/** Why the first missing tool is missing; undefined when all are there. */
export function missingToolReason(tools: readonly JavaTool[]): string | undefined {
  return tools.map((tool) => reasons[tool]()).find((reason) => reason !== undefined);
}

function succeeds(program: string, ...args: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}

function install(): void {
  if (triedToInstall || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  triedToInstall = true;
  console.log('Installing Java and Maven …');
  // Without a network this fails after seconds. Another process may be installing too: wait for it.
  const settings = [
    'DPkg::Lock::Timeout=300',
    'Acquire::Retries=1',
    'Acquire::http::Timeout=15',
    'Acquire::https::Timeout=15',
  ];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'default-jdk-headless', 'maven']]) {
    spawnSync('apt-get', [...settings.flatMap((setting) => ['-o', setting]), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
}
