import type { RequestStatus } from '../../../vocabulary/statuses.ts';

export interface CastNegativeLecturer {
  /** The number of a named lecturer; absent of one whom the catalogue does not know. */
  lecturer?: number;
  fio: string;
  about: string;
  /** The number of a centre; absent where staff report on their own. */
  center?: number;
  daysAgo: number;
  status?: Exclude<RequestStatus, 'CREATED'>;
  reason?: string;
  appeal?: string;
  appeal_answer?: string;
}

/** Invented people and invented quarrels. */
export const negativeLecturers: readonly CastNegativeLecturer[] = [
  {
    fio: 'Барсуков Леонид Эдуардович',
    about:
      'Отменил двухдневный курс за сутки до начала, задаток не вернул. Участникам из других городов билеты оплачивали мы.',
    center: 3,
    daysAgo: 210,
    status: 'CONFIRMED',
  },
  {
    lecturer: 1,
    fio: 'Горелов Артём Викторович',
    about:
      'На практическом курсе вместо шести заявленных клинических случаев показал два, остальное время заняла лекция.',
    center: 2,
    daysAgo: 40,
    status: 'CONFIRMED',
  },
  {
    fio: 'Сычёва Марианна Робертовна',
    about: 'Раздавала участникам материалы другого лектора под своим именем. Автор прислал нам претензию.',
    center: 1,
    daysAgo: 95,
    status: 'CONFIRMED',
    appeal: 'Материалы были открыты для всех, автора я называла устно.',
    appeal_answer: 'Автор подтвердил, что разрешения не давал. Запись остаётся.',
  },
  {
    fio: 'Зубарев Ян Валентинович',
    about: 'Опоздал на вебинар на час, половина слушателей ушла и попросила вернуть деньги.',
    center: 1,
    daysAgo: 3,
  },
  {
    fio: 'Тагиров Ильнур Маратович',
    about: 'Просил участников платить ему напрямую, минуя площадку и учебный центр.',
    daysAgo: 12,
    appeal: 'Деньги собирал ассистент без моего ведома, всё вернули.',
  },
  {
    fio: 'Лунёва Стелла Артуровна',
    about: 'Слайды были старые, и нам не понравилось, как она отвечала на вопросы из зала.',
    center: 4,
    daysAgo: 60,
    status: 'REJECTED',
    reason: 'Это оценка лекции, а не нарушение: её место в отзыве о курсе',
  },
  {
    fio: 'Кривошеин Павел Павлович',
    about: 'Не прислал договор в срок. Потом выяснилось, что письмо лежало в нашем спаме.',
    center: 1,
    daysAgo: 150,
    status: 'CANCELED',
    reason: 'Центр ошибся и попросил отменить запись',
  },
];
