/** The groups of the back-office's menu, in their order; a group of one area has the area's name. */
export const menuGroups = {
  requests: 'Обращения',
  sales: 'Продажи',
  buyers: 'Покупатели',
  money: 'Деньги',
  loyalty: 'Лояльность',
  catalog: 'Каталог',
  content: 'Сайт',
  advertising: 'Реклама',
  identity: 'Сотрудники',
  dictionaries: 'Справочники',
  search: 'Поиск',
  tools: 'Журналы',
} as const;
export type MenuGroup = keyof typeof menuGroups;
