// Makes one of the data folders from which journeys start: `node tests/harness/make-data.ts cast FOLDER`.
import { MINUTE_MS } from '#contracts/manila-time.ts';
import { createClock } from '#infra/service/clock.ts';
import { readConfig } from '#infra/service/config.ts';
import { startSuki } from '../../suki.ts';
import { admin, testEnvironment } from './start-suki.ts';
import { testStart } from './test-clock.ts';
import { testUsersOf } from './test-users.ts';

/** Longer than making the data takes, so that no event is in the future of a test that begins at `testStart`. */
const BEFORE_MS = 5 * MINUTE_MS;

const [name = '', folder = ''] = process.argv.slice(2);
const clock = createClock(testStart.getTime() - BEFORE_MS - Date.now());
const config = readConfig(testEnvironment(folder, admin, name === 'demo' ? { SEED: 'demo' } : {}));
const suki = await startSuki(config, undefined, clock);
if (name === 'cast') await testUsersOf(suki.url);
await suki.stop();
