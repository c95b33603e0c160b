const day = 86_400;
/** Moscow keeps one offset all year. */
const moscow = 3 * 3600;

/** When to call again, in Unix seconds: an hour later, and at ten of the next day in Moscow. */
export const nextCalls = (now: number) => [
  { label: 'через час', at: now + 3600 },
  { label: 'завтра в 10', at: Math.floor((now + moscow) / day + 1) * day - moscow + 10 * 3600 },
];
