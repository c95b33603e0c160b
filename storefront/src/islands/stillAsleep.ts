/** What an island says that could not be fetched; `detail` is the name of its opener. */
export const stillAsleep = 'still-asleep';
