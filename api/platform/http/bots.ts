const signs =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|curl|wget|python|java\/|okhttp|axios|node/i;

/** Programs that say what they are, or nothing at all. Those that pretend to be a browser are not told apart. */
export const isBot = (userAgent: string | null): boolean => !userAgent || signs.test(userAgent);
