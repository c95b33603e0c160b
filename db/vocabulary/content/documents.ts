/** Documents are PDF files under random names: a new file is a new address, and browsers may cache the old. */
export const documentFolder = 'documents';
export const documentSrc = (filename: string) => `/uploads/${documentFolder}/${filename}.pdf`;

/** 153600 is `150 КБ`, two million bytes are `1,9 МБ`. */
export function sizeInWords(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1000) return `${Math.max(1, Math.round(kilobytes))} КБ`;
  return `${(kilobytes / 1024).toFixed(1).replace('.', ',').replace(/,0$/, '')} МБ`;
}
