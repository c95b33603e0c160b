/** The part of the numbers that would stand between two places if all were sorted; the rest is not. The array is rearranged. */
export function sortedPart(numbers: Float64Array, from: number, to: number): Float64Array {
  const [first, last] = [Math.min(from, numbers.length), Math.min(to, numbers.length)];
  if (first >= last) return numbers.subarray(0, 0);
  partition(numbers, 0, numbers.length - 1, first);
  if (last < numbers.length) partition(numbers, first, numbers.length - 1, last);
  return numbers.subarray(first, last).sort();
}

/** Puts the number of this place there, the lower ones before it and the higher ones behind it. */
function partition(numbers: Float64Array, from: number, to: number, place: number): void {
  let [low, high] = [from, to];
  while (low < high) {
    const pivot = numbers[low + Math.floor(Math.random() * (high - low + 1))] as number;
    let [left, right] = [low, high];
    while (left <= right) {
      while ((numbers[left] as number) < pivot) left += 1;
      while ((numbers[right] as number) > pivot) right -= 1;
      if (left > right) break;
      const one = numbers[left] as number;
      numbers[left] = numbers[right] as number;
      numbers[right] = one;
      left += 1;
      right -= 1;
    }
    if (place <= right) high = right;
    else if (place >= left) low = left;
    else return;
  }
}
