/** File extensions by media type; the first one is added to names that have none of them. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
};
const MAX_STEM = 110;

/**
 * The stored name of a file: the sender's name without a path, invisible characters and characters that reorder text,
 * and with an extension of the file's type, because an operating system runs a file by its extension.
 */
export function fileNameOf(name: string, contentType: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const visible = trimmed(last.replace(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, ''));
  const [usual = 'bin', ...others] = endings[contentType] ?? [];
  const fits = (text: string) => [usual, ...others].some((ending) => text.toLowerCase().endsWith(`.${ending}`));
  // Removes a wrong extension, which may follow the right one: "clearance.pdf.hta".
  const own = fits(visible) ? visible : trimmed(visible.replace(/\.[a-z][a-z\d]{0,9}$/i, ''));
  const end = fits(own) ? own.lastIndexOf('.') : own.length;
  const stem =
    trimmed(
      Array.from(trimmed(own.slice(0, end)))
        .slice(0, MAX_STEM)
        .join(''),
    ) || 'file';
  return `${stem}.${own.slice(end + 1) || usual}`;
}

function trimmed(text: string): string {
  return text.replace(/^[\s.]+|[\s.]+$/g, '');
}
