import sharp, { type Sharp } from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { reEncoded } from './re-encode.ts';
import { pictureBomb } from './testing/picture-bomb.ts';

const LONG_SIDE = 2048;
const MEGABYTE = 1024 * 1024;

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: 'salmon' } });
}

/** Taken at a door in Quezon City with the phone held upright. */
function photo(width: number, height: number): Sharp {
  return picture(width, height)
    .withExif({
      IFD0: { Make: 'Cherry Mobile', Copyright: 'Maria Santos' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '14/1 38/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '121/1 2/1 30/1',
      },
    })
    .withMetadata({ orientation: 6 });
}

const formats = [
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/webp', 'webp'],
] as const;

describe.each(formats)('%s', (type, format) => {
  it('keeps its format, and drops metadata', async () => {
    const sent = await photo(600, 400).toFormat(format).toBuffer();
    expect((await sharp(sent).metadata()).exif?.includes('Cherry Mobile')).toBe(true);
    const kept = Buffer.from(await reEncoded(sent, type, LONG_SIDE));
    const { exif, xmp, icc, iptc, orientation, width, height, format: found } = await sharp(kept).metadata();
    expect([exif, xmp, icc, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    for (const trace of ['Cherry', 'Santos', 'Exif']) expect(kept.includes(trace)).toBe(false);
    expect([found, width, height]).toEqual([format, 400, 600]);
  });

  it('is shrunk, never enlarged', async () => {
    const sizes = async (width: number, height: number) => {
      const { width: w, height: h } = await sharp(
        await reEncoded(await picture(width, height).toFormat(format).toBuffer(), type, LONG_SIDE),
      ).metadata();
      return [w, h];
    };
    expect(await sizes(4096, 1024)).toEqual([2048, 512]);
    expect(await sizes(300, 200)).toEqual([300, 200]);
  });

  it('loses trailing data', async () => {
    const sent = Buffer.concat([
      await picture(50, 50).toFormat(format).toBuffer(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    expect(Buffer.from(await reEncoded(sent, type, LONG_SIDE)).includes('<script>')).toBe(false);
  });

  it('is refused when it is truncated or of another type', async () => {
    const whole = await sharp({
      create: {
        width: 500,
        height: 500,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .toFormat(format)
      .toBuffer();
    const others = await Promise.all(
      formats.filter(([other]) => other !== type).map(([, other]) => picture(9, 9).toFormat(other).toBuffer()),
    );
    const bad = [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, 20),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      ...others,
    ];
    for (const bytes of bad)
      await expect(reEncoded(bytes, type, LONG_SIDE)).rejects.toMatchObject({ code: 'unsupported_media' });
  });
});

it('keeps the first frame of an animation', async () => {
  const frames = await Promise.all(
    ['red', 'lime'].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving, { animated: true }).metadata()).pages).toBe(2);
  const kept = await reEncoded(moving, 'image/webp', LONG_SIDE);
  expect((await sharp(kept, { animated: true }).metadata()).pages ?? 1).toBe(1);
});

it('refuses a bomb by its declared size, before decoding', async () => {
  const sent = pictureBomb();
  expect(sent.length).toBeLessThan(MEGABYTE);
  const decoding = vi.spyOn(sharp.prototype, 'toBuffer');
  await reEncoded(await picture(9, 9).png().toBuffer(), 'image/png', LONG_SIDE);
  expect(decoding).toHaveBeenCalledTimes(2);
  await expect(reEncoded(sent, 'image/png', LONG_SIDE)).rejects.toMatchObject({
    code: 'too_large',
    message: 'A picture may have up to 50 megapixels.',
  });
  expect(decoding).toHaveBeenCalledTimes(2);
});
