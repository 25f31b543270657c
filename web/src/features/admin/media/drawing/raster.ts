const QUALITY = 0.9;

/** A drawing as a JPEG of its own size. */
export async function rastered(drawing: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([drawing], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return await jpegOf(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('nothing was drawn'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
