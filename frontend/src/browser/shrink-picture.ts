/** Maximum side length that the server keeps, pixels; documents stay readable. */
const LONG_SIDE = 2048;
/** A picture in an accepted format up to this size is sent unchanged. */
const LIGHT_BYTES = 1_000_000;
const QUALITY = 0.85;
const acceptedTypes = ['image/jpeg', 'image/png', 'image/webp'];

/** For file inputs: formats of phone cameras and of the server. */
export const PICTURES = 'image/png,image/jpeg,image/webp,image/heic,image/heif,image/avif';
export const PICTURES_AND_PDF = `application/pdf,${PICTURES}`;

/**
 * Converts a picture to an upright JPEG of at most 2048 px per side, in place of a phone's ten megabytes in any
 * format. Small pictures and unreadable files stay unchanged; the server validates them.
 */
export async function shrunk(file: File): Promise<File> {
  const heic = isHeic(file);
  if (!heic && !file.type.startsWith('image/')) return file;
  const picture = await decoded(file, heic);
  if (!picture) return file;
  const fits = Math.max(picture.width, picture.height) <= LONG_SIDE;
  if (fits && acceptedTypes.includes(file.type) && file.size <= LIGHT_BYTES) return file;
  const jpeg = await drawn(picture);
  const isWorse = jpeg === null || (acceptedTypes.includes(file.type) && jpeg.size >= file.size);
  return isWorse
    ? file
    : new File([jpeg], file.name.replace(/\.[^.]*$|$/, '.jpg'), {
        type: 'image/jpeg',
        lastModified: file.lastModified,
      });
}

/** Sequentially: a 12-megapixel picture takes 48 MB while decoded. */
export async function allShrunk(files: readonly File[]): Promise<File[]> {
  const small: File[] = [];
  for (const file of files) small.push(await shrunk(file));
  return small;
}

/** Some phones give no type. */
function isHeic({ type, name }: File): boolean {
  return /^image\/hei[cf]$/.test(type) || (type === '' && /\.hei[cf]$/i.test(name));
}

/**
 * Safari decodes HEIC itself; other browsers need a decoder of half a megabyte, which loads with the first such
 * picture.
 */
async function decoded(file: File, heic: boolean): Promise<ImageBitmap | null> {
  const bySelf = await nullOnError(() => createImageBitmap(file, { imageOrientation: 'from-image' }));
  if (bySelf || !heic) return bySelf;
  return nullOnError(async () => (await import('heic-to/csp')).heicTo({ blob: file, type: 'bitmap' }));
}

async function nullOnError<Result>(work: () => Promise<Result>): Promise<Result | null> {
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
  // JPEG has no transparency, which would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
