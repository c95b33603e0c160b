import type { TranslationMessages } from 'ra-core';

type Lists = Pick<TranslationMessages['ra'], 'navigation' | 'sort' | 'saved_queries'>;

/** React-admin's messages around lists: paging, sorting, saved queries. */
export const lists: Lists = {
  navigation: {
    clear_filters: 'Сбросить фильтры',
    no_filtered_results: 'По этим фильтрам ничего не найдено',
    no_results: 'Ничего не найдено',
    no_more_results: 'Страницы %{page} нет. Вернитесь на предыдущую.',
    page_out_of_boundaries: 'Страницы %{page} нет',
    page_out_from_end: 'Это последняя страница',
    page_out_from_begin: 'Это первая страница',
    page_range_info: '%{offsetBegin}–%{offsetEnd} из %{total}',
    partial_page_range_info: '%{offsetBegin}–%{offsetEnd} из более чем %{offsetEnd}',
    current_page: 'Страница %{page}',
    page: 'Перейти на страницу %{page}',
    first: 'На первую страницу',
    last: 'На последнюю страницу',
    next: 'На следующую страницу',
    previous: 'На предыдущую страницу',
    page_rows_per_page: 'Строк на странице:',
    skip_nav: 'Перейти к содержанию',
  },
  sort: {
    sort_by: 'Сортировать: %{field_lower_first}, %{order}',
    ASC: 'по возрастанию',
    DESC: 'по убыванию',
  },
  saved_queries: {
    label: 'Сохранённые запросы',
    query_name: 'Название',
    new_label: 'Сохранить этот запрос…',
    new_dialog_title: 'Сохранить запрос как',
    remove_label: 'Удалить сохранённый запрос',
    remove_label_with_name: 'Удалить запрос «%{name}»',
    remove_dialog_title: 'Удалить сохранённый запрос?',
    remove_message: 'Удалить этот запрос из вашего списка?',
    help: 'Отфильтруйте список и сохраните запрос на будущее',
  },
};
