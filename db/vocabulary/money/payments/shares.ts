/**
 * A sum in parts that are as the weights are, each a whole number and together exactly the sum. No part is larger than
 * its weight where the sum is not larger than all of them.
 */
export function sharesOf(sum: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((all, weight) => all + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const due = whole === 0 ? 0 : Math.round((sum * weighed) / whole);
    const share = due - given;
    given = due;
    return share;
  });
}

/** A percentage of roubles in whole roubles, halves rounded up. */
export const percentOf = (roubles: number, percent: number): number =>
  Math.floor((roubles * Math.round(percent * 100) + 5000) / 10_000);
