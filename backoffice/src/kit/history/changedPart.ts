const context = 40;

/** Where two long texts differ: the part that changed, with a few words around it, so that a history shows it. */
export function changedPart(before: string, after: string): [before: string, after: string] {
  const start = sameFromStart(before, after);
  const end = sameFromEnd(before, after, start);
  return [partOf(before, start, end), partOf(after, start, end)];
}

function sameFromStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1;
  return length;
}

function sameFromEnd(one: string, other: string, taken: number): number {
  const most = Math.min(one.length, other.length) - taken;
  let length = 0;
  while (length < most && one.at(-1 - length) === other.at(-1 - length)) length += 1;
  return length;
}

function partOf(text: string, start: number, end: number): string {
  const from = Math.max(0, start - context);
  const to = Math.min(text.length, text.length - end + context);
  return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
}
