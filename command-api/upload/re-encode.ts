import type { Metadata, Sharp } from 'sharp';
import { ApiError } from '#contracts/api-error.ts';
import { lazyOnce } from '#infra/eventing/resilience.ts';
import { createSemaphore } from '#infra/eventing/command-handling.ts';
import type { PictureType } from './media-type.ts';

/** Largest ordinary phone picture; a decompression bomb of a few kilobytes may claim a thousand times as many pixels. */
const MOST_PIXELS = 50_000_000;
/** Decoding takes up to 200 MB per picture; further pictures queue. */
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

/** Loaded on first use: the library costs start-up time and memory. */
const library = lazyOnce(async () => {
  const { default: sharp } = await import('sharp');
  // Repeated uploads of one picture are rare, so a cache is useless.
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
});

/**
 * Re-encodes a picture in its own format and upright. Drops all original bytes, including the location (EXIF) and data hidden
 * after the picture. Keeps the first frame of an animation. Throws ApiError: `too_large` for too many pixels,
 * `unsupported_media` for other files.
 */
export function reEncoded(bytes: Uint8Array, type: PictureType, longSide: number): Promise<Uint8Array> {
  return inTurn(async () => {
    const sharp = await library();
    const { format, encode } = kinds[type];
    // Checks the claimed size in the header before any pixel is decoded.
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

/** The library's error does not help the sender, who can only send another picture. */
function unreadable(): never {
  throw new ApiError('unsupported_media', { message: 'That picture can’t be read. Please send another.' });
}
