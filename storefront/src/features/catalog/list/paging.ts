/** Which pages to offer: the first, the last and those around this one; null where some are left out. */
export function pagesAround(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) - 1;
    if (gap === 0) return [number];
    return gap === 1 ? [number - 1, number] : [null, number];
  });
}
