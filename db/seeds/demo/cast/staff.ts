import type { StaffRole } from '../../../vocabulary/identity/rights/roleLabels.ts';

/** Invented people, one for every role; the login is the role's key in lower case. */
export const staff: Record<StaffRole, string> = {
  ADMIN: 'Верещагин Андрей Николаевич',
  ROP_COURSE: 'Лисицына Ольга Викторовна',
  MANAGER: 'Рябов Никита Олегович',
  MANAGER_BANNER: 'Шубина Кристина Андреевна',
  MANAGER_NOTISEND: 'Пахомов Егор Дмитриевич',
  BOOKKEEPER: 'Завьялова Галина Степановна',
  COURSE_EDITOR: 'Нестерова Яна Сергеевна',
  COURSE_RECOMMEND: 'Куликова Анфиса Павловна',
  COURSE_RECOMMEND_VIEW: 'Третьяков Денис Львович',
  STAT_VIEW: 'Гущин Арсений Михайлович',
  CENTER_VIEW: 'Савельева Нина Фёдоровна',
  RELATED_PROMOTION: 'Мельник Богдан Романович',
  PARTNER_MANAGER: 'Ершова Таисия Игоревна',
  LECTURE_HALL_VIEW: 'Одноралов Савва Петрович',
  LECTURE_HALL_EDIT: 'Голубева Дина Маратовна',
  LECTURE_HALL_QUESTIONNAIRES: 'Цветков Лука Ильич',
  MERCHANTS: 'Журавлёв Константин Янович',
  ARTICLES: 'Полянская Эльвира Юрьевна',
  MANAGER_REQUEST_VIEW: 'Стрельцов Марк Антонович',
  ORDER_VIEW: 'Бондарева Лилия Захаровна',
  COURSE_VIEW: 'Федосеев Тихон Георгиевич',
  CLINICS_MODERATOR: 'Агапова Римма Тимофеевна',
  LECTURER_EDIT: 'Мартынюк София Богдановна',
  SEO_EDIT: 'Хохлов Ярослав Витальевич',
};

/** A second manager, so that a request can be reassigned. */
export const secondManager = { email: 'manager-2@demo.local', name: 'Сомова Алиса Георгиевна' } as const;

/** A second administrator, so that changes that need two people can be tried. */
export const secondAdmin = { email: 'admin-2@demo.local', name: 'Рогозин Павел Аркадьевич' } as const;
