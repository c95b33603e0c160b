import type { CollectionItemView } from '@odonta/api/contract';

/** The words of a collection of which nothing can be booked any more. */
export function unsoldHeading(items: readonly Pick<CollectionItemView, 'state'>[]): string {
  if (items.length === 0) return 'В подборке сейчас нет курсов';
  return items.every(({ state }) => state === 'PAST')
    ? 'Все курсы подборки уже прошли'
    : 'На курсы этой подборки уже не записаться';
}
