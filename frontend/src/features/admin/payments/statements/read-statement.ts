import { linesOfCsv } from '#contracts/csv.ts';

/** Reasons for an unreadable file. */
export type Unreadable = 'tooLarge' | 'notText' | 'empty' | 'noTable';

const MOST_BYTES = 2 * 1024 * 1024;
const FEWEST_COLUMNS = 2;

/**
 * Reads a bank file as a table, or returns why it is unreadable. Reading happens in the browser, so senders and
 * balances are never uploaded.
 */
export async function readStatement(file: Blob): Promise<{ table: string[][] } | { unreadable: Unreadable }> {
  if (file.size > MOST_BYTES) return { unreadable: 'tooLarge' };
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  if (text === null) return { unreadable: 'notText' };
  const table = linesOfCsv(text);
  if (table.length === 0) return { unreadable: 'empty' };
  return table.some((line) => line.length >= FEWEST_COLUMNS) ? { table } : { unreadable: 'noTable' };
}

/** UTF-8 or UTF-16, else Windows-1252; null for binary files such as spreadsheets and pictures. */
function decoded(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return text.includes('\0') || text.startsWith('PK\u0003') || text.startsWith('%PDF') ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}
