/** Forms send names in UTF-8, and the reader of forms takes them for Latin letters. */
export function fileNameOf({ originalname }: { originalname: string }, otherwise: string): string {
  const name = Buffer.from(originalname, 'latin1').toString('utf8').replace(/\p{C}/gu, '').trim();
  return name.slice(-200) || otherwise;
}
