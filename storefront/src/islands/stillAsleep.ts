/** The event of an island whose code could not be loaded; `detail` is the name of its opener. */
export const stillAsleep = 'still-asleep';
