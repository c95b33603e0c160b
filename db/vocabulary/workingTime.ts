/** Working time is Monday to Friday, 9:00–18:00 in Moscow. Moments are unix seconds. */

const [opens, closes] = [9 * 3600, 18 * 3600];
const [day, moscowOffset] = [86_400, 3 * 3600];

/** The moment by which so many working minutes have passed. */
export function afterWorkingMinutes(from: number, minutes: number): number {
  let left = minutes * 60;
  let moment = nextWorking(from + moscowOffset);
  for (;;) {
    const untilClose = closes - (moment % day);
    if (left <= untilClose) return moment + left - moscowOffset;
    left -= untilClose;
    moment = nextWorking(moment + untilClose);
  }
}

/** The latest moment from which so many working minutes are already over. */
export function overdueSince(now: number, minutes: number): number {
  // Nights and weekends stretch nine hours of work to a week at most.
  let [over, running] = [now - 7 * day - minutes * 60 * 8, now];
  while (running - over > 1) {
    const middle = Math.floor((over + running) / 2);
    if (afterWorkingMinutes(middle, minutes) < now) over = middle;
    else running = middle;
  }
  return over;
}

/** The moment itself when it is working time in Moscow, else the next opening. Both on the Moscow clock. */
function nextWorking(moment: number): number {
  const midnight = moment - (moment % day);
  if (isWeekend(midnight) || moment % day >= closes) return nextWorking(midnight + day + opens);
  return Math.max(moment, midnight + opens);
}

/** 1 January 1970 was a Thursday. */
function isWeekend(midnight: number): boolean {
  return [2, 3].includes((midnight / day) % 7);
}
