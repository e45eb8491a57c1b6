// npm omits an optional package from package-lock.json if it could not look the package up, and `npm ci` then rejects
// the lock file on every machine. These are always native builds for other platforms than the one that wrote the lock
// file, pinned to an exact version by the package that depends on them. So that a fresh clone installs anywhere, this
// script adds them after each `npm install` (package.json runs it as the "dependencies" script).
import { readFileSync, writeFileSync } from 'node:fs';

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const cLibraries = { gnu: 'glibc', musl: 'musl' };

const lockFile = new URL('../../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
const missing = Object.entries(lock.packages).flatMap(([path, entry]) => missingOptional(path, entry));
if (missing.length > 0) {
  lock.packages = inOrder({ ...lock.packages, ...Object.fromEntries(missing) });
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}

function missingOptional(path, entry) {
  return Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isLocked(path, name))
    .map(([name, version]) => [`node_modules/${name}`, lockEntry(name, version, entry)]);
}

/** Whether `name`, a dependency of the package at `path`, is found there or in a folder above, as Node looks it up. */
function isLocked(path, name) {
  if (lock.packages[`${path}${path && '/'}node_modules/${name}`]) return true;
  return path !== '' && isLocked(path.slice(0, Math.max(0, path.lastIndexOf('node_modules/') - 1)), name);
}

function lockEntry(name, version, { dev, devOptional }) {
  const words = name.split('/').at(-1).split('-');
  const cpu = processors.filter((processor) => words.includes(processor));
  if (!/^\d+\.\d+\.\d+\S*$/.test(version) || cpu.length !== 1) {
    throw new Error(`package-lock.json has no entry for the optional package ${name}@${version}; lock it by hand.`);
  }
  const os = systems.filter((system) => words.includes(system));
  const libc = Object.keys(cLibraries)
    .filter((library) => words.includes(library))
    .map((library) => cLibraries[library]);
  return {
    version,
    cpu,
    ...(dev && { dev }),
    ...(devOptional && { devOptional }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/** npm's own order, so that npm's next write changes nothing else. */
function inOrder(packages) {
  return Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
}
