import type { SearchParameters } from './parameters.ts';

/** Several dates of a course are a series; a search for series finds each once, by its nearest date. */

/** The counted unit of the cards: courses, or series. */
export const countedIn = ({ series }: SearchParameters) =>
  series ? 'count(distinct series_id)' : 'count(*)';

/**
 * Whether a card is the nearest of its series among those found, however they are sorted. The conditions stand inside
 * once more: their columns are bare, so there they speak of the other card.
 */
export const isNearest = (where: string) => `not exists (
  select from prod_cards other where other.series_id = prod_cards.series_id
    and (other.state_order, coalesce(other.date_start, 'infinity'), other.prod_id)
      < (prod_cards.state_order, coalesce(prod_cards.date_start, 'infinity'), prod_cards.prod_id)
    and ${where})`;

/** How many other dates of the series were found. */
export const otherDates = (where: string) => `(
  select count(*)::int - 1 from prod_cards other where other.series_id = prod_cards.series_id and ${where})`;
