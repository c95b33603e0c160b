/** The lists of reviews in the cabinets of centres and lecturers. */
export const sellerLists = { all: 'Все', unanswered: 'Без ответа', disputed: 'Оспоренные' } as const;
export type SellerList = keyof typeof sellerLists;

/** A lecturer has no part in disputes. */
export const listsOfLecturer = ['all', 'unanswered'] as const satisfies readonly SellerList[];
