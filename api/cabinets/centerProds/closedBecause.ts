import type { Prod } from '@odonta/db/models';

/** Whether edits wait beside the course: visitors have seen it. */
export const isOnSite = ({ published_at, status }: Pick<Prod, 'published_at' | 'status'>): boolean =>
  published_at !== null && status === 'CONFIRMED';

/** A draft to its centre: never sent, or taken back before anybody published it. */
export const isUnsent = ({
  is_draft,
  status,
  published_at,
}: Pick<Prod, 'is_draft' | 'status' | 'published_at'>): boolean =>
  is_draft || (status === 'CANCELED' && published_at === null);

/** Why a course cannot be edited in its present state, in words; null where it can. */
export function closedBecause({
  status,
  published_at,
  archived_at,
}: Pick<Prod, 'status' | 'published_at' | 'archived_at'>): string | null {
  if (archived_at !== null) return 'Курс в архиве: повторите его на другие даты';
  if (status === 'CREATED') return 'Курс на проверке: отзовите его, чтобы исправить';
  const wasShown = published_at !== null && status !== 'CONFIRMED' && status !== 'REJECTED';
  return wasShown ? 'Курс отменён: повторите его на другие даты' : null;
}
