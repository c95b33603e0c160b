/** Downloads a file in the browser. */
export function keepFile(file: Blob, download: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: address, download }).click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
