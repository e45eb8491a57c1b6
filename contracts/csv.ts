/** A table that spreadsheets open: RFC 4180, UTF-8 with its mark (those of old spoil every ñ without it), CRLF, every cell quoted. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  return `\u{FEFF}${lines.map((line) => `${line.map(quoted).join(',')}\r\n`).join('')}`;
}

/** What begins a formula in Excel, LibreOffice or Sheets is kept from doing so by an apostrophe: names are what people typed. */
function quoted(cell: string): string {
  const safe = /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** 61600 → 616.00, as a spreadsheet adds it up; not for amounts below nothing. */
export function pesosInCsv(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`;
}
