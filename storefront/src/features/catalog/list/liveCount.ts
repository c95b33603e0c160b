import { courses } from '@odonta/db/vocabulary/plural.ts';
import { type Filters, filtersOf, searchParameters } from './filters.ts';

const pauseMs = 250;

/** Says on the button how many courses the form would show now; a failure leaves the number that was true before. */
function follow(form: HTMLFormElement): void {
  const label = form.querySelector('[data-live-count]');
  const fixed = JSON.parse(form.dataset.filters ?? '{}') as Filters;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  const ask = async () => {
    latest += 1;
    const mine = latest;
    const count = await countOf({ ...chosenIn(form), ...fixed }).catch(() => null);
    if (label && count !== null && mine === latest) label.textContent = `Показать ${courses(count)}`;
  };
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, pauseMs);
  });
}

function chosenIn(form: HTMLFormElement): Filters {
  const texts = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return filtersOf(new URLSearchParams(texts));
}

async function countOf(filters: Filters): Promise<number> {
  const query = new URLSearchParams({ ...searchParameters(filters), limit: '0', offset: '0', facets: '0' });
  const answer = await fetch(`/api/prods/search?${query}`);
  if (!answer.ok) throw new Error(`the search answered ${answer.status}`);
  const { message } = (await answer.json()) as { message: { count: number } };
  return message.count;
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filters]')) follow(form);
