import { staffClient } from './staff-client.ts';

const bucket = 'team-logos';

/** Longest edge of a stored logo in pixels: twice the size it is ever shown at. */
const edge = 256;

/** A file as a data address. */
function toDataUrl(file: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });
}

/**
 * Makes a picture small and square and writes it anew, in this browser: as WebP, or as PNG where the browser cannot
 * write WebP. What the camera wrote into the file, such as the place, is not in the result. Returns a data address, or
 * undefined when the file is no picture.
 */
export async function shrinkLogo(file: Blob): Promise<string | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const side = Math.min(picture.width, picture.height);
    const size = Math.min(edge, side);
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, size, size);
    return await toDataUrl(await canvas.convertToBlob({ type: 'image/webp', quality: 0.82 }));
  } catch {
    return undefined;
  }
}

/**
 * Stores a logo that `shrinkLogo` made and returns its address; undefined when that is not possible now. `name` is the
 * key of the request it belongs to, so that sending it again stores it once.
 */
export async function uploadLogo(dataUrl: string, name: string): Promise<string | undefined> {
  const kind = dataUrl.startsWith('data:image/png') ? 'png' : 'webp';
  const bytes = Uint8Array.from(atob(dataUrl.slice(dataUrl.indexOf(',') + 1)), (letter) => letter.charCodeAt(0));
  const files = staffClient.storage.from(bucket);
  const path = `${name}.${kind}`;
  const { error } = await files.upload(path, bytes.buffer, { contentType: `image/${kind}`, cacheControl: '31536000' });
  const isThere = !error || /exists|duplicate/i.test(error.message);
  return isThere ? files.getPublicUrl(path).data.publicUrl : undefined;
}
