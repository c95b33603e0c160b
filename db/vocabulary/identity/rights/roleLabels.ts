/** The label of a role, apart from its rights: most screens need only the name. */
export const staffRoleLabels = {
  ADMIN: 'Администратор',
  MANAGER: 'Менеджер',
  MANAGER_BANNER: 'Менеджер баннеров',
  MANAGER_NOTISEND: 'Менеджер e-mail рассылок',
  ROP_COURSE: 'Руководитель отдела продаж курсов',
  BOOKKEEPER: 'Бухгалтер',
  COURSE_EDITOR: 'Редактор курсов',
  COURSE_RECOMMEND: 'Рекомендательные подборки',
  COURSE_RECOMMEND_VIEW: 'Подборки, просмотр',
  STAT_VIEW: 'Просмотр статистики',
  CENTER_VIEW: 'Просмотр учебных центров',
  RELATED_PROMOTION: 'Партнёрские бонусы',
  PARTNER_MANAGER: 'Менеджер конкретного партнёра',
  LECTURE_HALL_VIEW: 'Лекторий, просмотр',
  LECTURE_HALL_EDIT: 'Лекторий, редактирование',
  LECTURE_HALL_QUESTIONNAIRES: 'Лекторий, анкеты',
  MERCHANTS: 'Торговые организации',
  ARTICLES: 'Статьи',
  MANAGER_REQUEST_VIEW: 'Просмотр заявок',
  ORDER_VIEW: 'Просмотр заказов',
  COURSE_VIEW: 'Просмотр курсов',
  CLINICS_MODERATOR: 'Модератор клиник',
  LECTURER_EDIT: 'Модератор лекторов',
  SEO_EDIT: 'SEO',
} as const;

export type StaffRole = keyof typeof staffRoleLabels;
export const staffRoleNames = Object.keys(staffRoleLabels) as StaffRole[];
