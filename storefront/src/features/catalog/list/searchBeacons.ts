import { announce } from '../../../lib/api.ts';
import { whenSeen } from '../../../lib/whenSeen.ts';
import { chosenNames, type Filters, filtersOf, pageOf, pageSize, searchParameters } from './filters.ts';

type Asked = Record<string, string>;

/** Sends the query and the opened course to the search log: no name, no number, nothing permanent. */
function report(form: HTMLFormElement): void {
  const query = new URLSearchParams(location.search);
  const chosen = filtersOf(query);
  // A category without filters is no search.
  if (chosenNames(chosen).length === 0) return;
  const asked = askedOf({ ...chosen, ...(JSON.parse(form.dataset.filters ?? '{}') as Filters) });
  const page = pageOf(query);
  if (page === 1 && isNew()) whenSeen(() => announce('/search/seen', { asked }));
  // Promoted courses are not results of the search.
  const found = document.querySelectorAll('#results article:not([data-promoted])');
  for (const [index, course] of found.entries())
    course.addEventListener('click', ({ target }) => {
      const isLink = target instanceof Element && target.closest('a') !== null;
      if (isLink) announce('/search/click', { asked, position: (page - 1) * pageSize + index + 1 });
    });
}

function askedOf(filters: Filters): Asked {
  const { limit: _, offset: __, facets: ___, ...asked } = searchParameters(filters);
  return asked;
}

/** Returning to a page fetches nothing again. */
function isNew(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'navigate';
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filters]')) report(form);
