const mb = 1024 * 1024;

/**
 * The most that a node keeps of each kind, in bytes. Visitors choose what fills a cache, so no cache is bounded by a number of
 * entries alone: five hundred answers of a hundred courses each are fifty megabytes.
 */
export const bounds = {
  pages: 18 * mb,
  /** Answers of the API that everybody may read, by their address. */
  publicReads: 6 * mb,
  /** Those asked with parameters, searches among them: anybody can make up as many as he likes. */
  publicQueries: 6 * mb,
  /** The facts by which courses are found. It grows with the catalogue and not with its visitors: 200,000 courses take half. */
  cardColumns: 64 * mb,
  /** The words of all courses, which grow with the catalogue too. */
  cardWords: 96 * mb,
  /** The ready JSON of the courses that were shown last. */
  cardTexts: 8 * mb,
  /** How well the courses fit that have the words of a query. */
  wordRanks: 2 * mb,
  /** Queries as PostgreSQL understands them. */
  wordQueries: mb,
  /** The cities and lecturers that searches name. */
  searchedNames: mb / 2,
  cityNames: mb / 2,
  pinnedLists: mb / 4,
  beaconSenders: 3 * mb,
  viewSenders: 3 * mb,
  /** Which courses each visitor of this hour has been counted for. */
  viewers: 8 * mb,
  /** Addresses whose reports of banners are counted within the minute. */
  bannerSenders: 3 * mb,
} as const satisfies Record<string, number>;

export type CacheName = keyof typeof bounds;
