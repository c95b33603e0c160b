const mb = 1024 * 1024;

/**
 * The most that a node keeps of each kind, in bytes. Visitors choose what fills a cache, so no cache is bounded by a number of
 * entries alone: five hundred answers of a hundred courses each are fifty megabytes.
 */
export const bounds = {
  pages: 24 * mb,
  /** Answers of the API that everybody may read, by their address. */
  publicReads: 6 * mb,
  /** By the query. */
  searchAnswers: 6 * mb,
  /** The same answers by address, for clients that ask in the same letters. */
  readyAnswers: 6 * mb,
  searchCounts: mb,
  pinnedLists: mb / 4,
  pinnedCards: mb,
  beaconSenders: 3 * mb,
} as const satisfies Record<string, number>;

export type CacheName = keyof typeof bounds;
