/** The server keeps no more than this of a side; documents stay readable. */
const LONG_SIDE = 2048;
/** A picture of a form that the server takes, and no heavier, goes as it is. */
const LIGHT_BYTES = 1_000_000;
const QUALITY = 0.85;
const taken = ['image/jpeg', 'image/png', 'image/webp'];

/** For choosers: what phones take pictures in, and what is made of it is one of the kinds that the server takes. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/heic,image/heif,image/avif';
export const PICTURES_AND_PDF = `application/pdf,${PICTURES}`;

/**
 * A picture as it is sent: an upright JPEG of at most 2048 px a side in place of the ten megabytes of a phone, whatever the
 * phone writes them in. What is light already, or what no browser can read, stays as it is: the server has the last word.
 */
export async function shrunk(file: File): Promise<File> {
  const heic = isHeic(file);
  if (!heic && !file.type.startsWith('image/')) return file;
  const picture = await decoded(file, heic);
  if (!picture) return file;
  const fits = Math.max(picture.width, picture.height) <= LONG_SIDE;
  if (fits && taken.includes(file.type) && file.size <= LIGHT_BYTES) return file;
  const jpeg = await drawn(picture);
  const isWorse = jpeg === null || (taken.includes(file.type) && jpeg.size >= file.size);
  return isWorse
    ? file
    : new File([jpeg], file.name.replace(/\.[^.]*$|$/, '.jpg'), {
        type: 'image/jpeg',
        lastModified: file.lastModified,
      });
}

/** One after another: a picture of twelve megapixels takes 48 MB while it is open. */
export async function allShrunk(files: readonly File[]): Promise<File[]> {
  const small: File[] = [];
  for (const file of files) small.push(await shrunk(file));
  return small;
}

/** Some phones' choosers give no type. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/** The iPhone's own browser reads its pictures; others need a decoder, half a megabyte that comes with the first such picture. */
async function decoded(file: File, heic: boolean): Promise<ImageBitmap | null> {
  const bySelf = await orNull(() => createImageBitmap(file, { imageOrientation: 'from-image' }));
  if (bySelf || !heic) return bySelf;
  return orNull(async () => (await import('heic-to/csp')).heicTo({ blob: file, type: 'bitmap' }));
}

async function orNull<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch {
    return null;
  }
}

function drawn(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONG_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  context.imageSmoothingQuality = 'high';
  // A JPEG has no transparency, which would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
