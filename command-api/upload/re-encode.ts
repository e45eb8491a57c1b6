import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '#contracts/api-error.ts';
import { lazyOnce } from '#infra/eventing/resilience/retry-until-available.ts';
import { createSemaphore } from '#infra/eventing/command-handling/keyed-mutex.ts';
import type { PictureType } from './media-type.ts';

/** What a phone's largest ordinary picture has; a bomb of a few kilobytes may claim a thousand times as many. */
const MOST_PIXELS = 50_000_000;
/** A picture takes up to some 200 MB while it is decoded: a burst waits in line rather than eat the memory. */
const AT_ONCE = 2;
const SECONDS_EACH = 10;
const QUALITY = 82;

type Kind = { format: string; encode: (picture: Sharp) => Sharp };

const kinds: Record<PictureType, Kind> = {
  'image/jpeg': { format: 'jpeg', encode: (picture) => picture.jpeg({ quality: QUALITY }) },
  'image/png': { format: 'png', encode: (picture) => picture.png() },
  'image/webp': { format: 'webp', encode: (picture) => picture.webp({ quality: QUALITY }) },
};

const inTurn = createSemaphore(AT_ONCE);

/** The library takes a while to load and some memory: whoever never gets a picture is spared both. */
const library = lazyOnce(async () => {
  const { default: sharp } = await import('sharp');
  // Nobody uploads the same picture twice.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});

/**
 * The picture anew, in its own kind and upright: nothing of the bytes that were sent is kept, so neither where it was
 * taken (EXIF) nor what may hide behind it. Of a moving picture the first frame stays. Throws ApiError: too_large for
 * too many pixels, unsupported_media for what is no such picture.
 */
export function reEncoded(bytes: Uint8Array, type: PictureType, longSide: number): Promise<Uint8Array> {
  return inTurn(async () => {
    const sharp = await library();
    const { format, encode } = kinds[type];
    // The head alone: what it claims is refused before a pixel is decoded.
    await checkHead(sharp(bytes, { limitInputPixels: false }), format);
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: longSide, height: longSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: SECONDS_EACH });
    return encode(picture).toBuffer().catch(unreadable);
  });
}

async function checkHead(picture: Sharp, expected: string): Promise<void> {
  const { format, width, height }: Metadata = await picture.metadata().catch(unreadable);
  if (format !== expected) throw new ApiError('unsupported_media');
  if (width * height > MOST_PIXELS)
    throw new ApiError('too_large', { message: `A picture may have up to ${MOST_PIXELS / 1_000_000} megapixels.` });
}

/** Whatever the library says of it, the sender can only send another. */
function unreadable(): never {
  throw new ApiError('unsupported_media', { message: 'That picture can’t be read. Please send another.' });
}
