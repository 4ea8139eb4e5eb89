/** What goes along with a picture: the name of its file, words and the address of the card. */
interface Parcel {
  name: string;
  text: string;
  url: string;
}

const asFile = (canvas: HTMLCanvasElement, name: string) =>
  new Promise<File>((done, fail) =>
    canvas.toBlob(
      (blob) => (blob ? done(new File([blob], name, { type: blob.type })) : fail(new Error(name))),
      'image/png',
    ),
  );

function save(file: File): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(file);
  Object.assign(link, { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/**
 * Gives a picture to the share sheet of the device, or saves it where there is none that takes pictures. Answers what to
 * tell the visitor; a sheet that was closed is no failure and says nothing.
 */
export async function handOver(
  canvas: HTMLCanvasElement,
  { name, text, url }: Parcel,
  isShared: boolean,
): Promise<string> {
  try {
    const file = await asFile(canvas, name);
    if (isShared && navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], text: `${text} ${url}` });
      return '';
    }
    save(file);
    return isShared ? 'This browser can’t share pictures, so we saved it for you.' : 'Saved.';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return '';
    return 'We couldn’t make the picture. Please try again.';
  }
}
