export const redirectStatuses = { 301: 'Ведёт на новый адрес', 410: 'Страницы больше нет' } as const;
