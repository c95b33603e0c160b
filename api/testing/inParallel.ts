/** So many at a time, in any order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  most = 12,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let at = next++; at < items.length; at = next++) results[at] = await work(items[at] as Item);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
}
