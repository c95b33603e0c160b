/** The sections of the settings, in the order of the screen. */
export const settingSections = {
  SITE: 'Сайт',
  ACCESS: 'Вход и доступ',
  LIMITS: 'Ограничения',
  MONEY: 'Деньги',
  BONUSES: 'Бонусы',
} as const;

export type SettingSection = keyof typeof settingSections;

/** The limits that staff may set; the others are not looked up, and so cost no query. */
export const adjustableLimits: readonly string[] = ['export', 'uploads', 'requests', 'questions', 'reviews'];

/** The key of the setting that says how often something may be done, by the name of the limit. */
export const limitKey = (limit: string): string => `limit_${limit}`;
