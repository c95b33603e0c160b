const signs =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|scan|curl|wget|python|java\/|okhttp|axios|node/i;

/** Programs that name themselves, or send nothing. Those that pretend to be a browser are not detected. */
export const isBot = (userAgent: string | null): boolean => !userAgent || signs.test(userAgent);
