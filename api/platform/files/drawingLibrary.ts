/**
 * Loaded with the first picture: libvips takes tens of megabytes, and most nodes never see one. Its own cache of operations is
 * off: it holds up to 50 MB, and no picture is drawn twice.
 */
export async function drawingLibrary() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}
