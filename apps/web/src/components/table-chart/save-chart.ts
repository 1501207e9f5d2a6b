const PNG_SCALE = 2;

function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

const blobOf = (svg: string) => new Blob([svg], { type: 'image/svg+xml;charset=utf-8' });

/** Fonts as they are on this machine: `inherit` says nothing in a file. */
export function svgOf(element: Element, background: string): string {
  const copy = element.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.style.background = background;
  copy.style.fontFamily = getComputedStyle(element).fontFamily;
  return new XMLSerializer().serializeToString(copy);
}

export const saveSvg = (svg: string, name: string): void => save(blobOf(svg), `${name}.svg`);

/** The chart as a picture of twice its size. */
export async function savePng(
  svg: string,
  { width, height }: { width: number; height: number },
  background: string,
  name: string,
): Promise<void> {
  const address = URL.createObjectURL(blobOf(svg));
  try {
    const picture = new Image(width, height);
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width * PNG_SCALE;
    canvas.height = height * PNG_SCALE;
    const drawing = canvas.getContext('2d');
    if (!drawing) return;
    drawing.fillStyle = background;
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob) save(blob, `${name}.png`);
  } finally {
    URL.revokeObjectURL(address);
  }
}
