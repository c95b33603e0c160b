/** The groups of the back-office's menu, in their order. */
export const menuGroups = {
  requests: 'Обращения',
  sales: 'Продажи',
  buyers: 'Покупатели',
  money: 'Деньги',
  loyalty: 'Лояльность',
  catalog: 'Каталог',
  site: 'Сайт',
  advertising: 'Реклама',
  access: 'Сотрудники',
  dictionaries: 'Справочники',
  search: 'Поиск',
  journals: 'Журналы',
} as const;
export type MenuGroup = keyof typeof menuGroups;
