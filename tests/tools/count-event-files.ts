// How many production files name each event, the most first. `node tests/tools/count-event-files.ts BookingAccepted`
// prints the files of that one.
import { filesNamingEvents } from './event-files.ts';
import { productionFiles } from './tracked-files.ts';

const [, , event] = process.argv;
const files = filesNamingEvents(productionFiles());
const all = [...files].toSorted(([, one], [, other]) => other.length - one.length);
const lines = event
  ? (files.get(event) ?? [])
  : all.map(([type, { length }]) => `${String(length).padStart(4)}  ${type}`);
for (const line of lines) console.log(line);
