import type { CategoryId } from '../../../vocabulary/catalog/categories.ts';
import type { CastLecturer } from '../cast/types.ts';
import { courseCities } from './places.ts';
import type { Random } from './random.ts';

export interface ExtraLecturer extends CastLecturer {
  key: string;
  categories: readonly CategoryId[];
}

/** Male and female forms of invented surnames. */
const surnames = [
  'Авдонин/а',
  'Багрянцев/а',
  'Белокуров/а',
  'Бережной/Бережная',
  'Вешняков/а',
  'Волгин/а',
  'Выборнов/а',
  'Гаранин/а',
  'Гвоздев/а',
  'Глушков/а',
  'Градов/а',
  'Дементьев/а',
  'Долгих/',
  'Дубравин/а',
  'Жаворонков/а',
  'Заболотный/Заболотная',
  'Зимин/а',
  'Иволгин/а',
  'Каменев/а',
  'Карелин/а',
  'Клюев/а',
  'Ковыль/',
  'Колосов/а',
  'Крылатов/а',
  'Кузовлев/а',
  'Курганов/а',
  'Лагутин/а',
  'Ладыгин/а',
  'Луговой/Луговая',
  'Маслов/а',
  'Межевой/Межевая',
  'Миронюк/',
  'Морозкин/а',
  'Нагорный/Нагорная',
  'Невзоров/а',
  'Обручев/а',
  'Озеров/а',
  'Острожный/Острожная',
  'Паншин/а',
  'Перелыгин/а',
  'Пологов/а',
  'Прибылов/а',
  'Ракитин/а',
  'Рощин/а',
  'Самарин/а',
  'Северцев/а',
  'Снегирёв/а',
  'Степной/Степная',
  'Сурков/а',
  'Таганцев/а',
  'Тополев/а',
  'Угрюмов/а',
  'Ушаков/а',
  'Филатов/а',
  'Хмелёв/а',
  'Чагин/а',
  'Черных/',
  'Шумилов/а',
  'Щербинин/а',
  'Яблоков/а',
] as const;

const men = [
  'Алексей',
  'Андрей',
  'Антон',
  'Артур',
  'Вадим',
  'Василий',
  'Владимир',
  'Георгий',
  'Дмитрий',
  'Евгений',
  'Иван',
  'Илья',
  'Кирилл',
  'Максим',
  'Михаил',
  'Никита',
  'Павел',
  'Пётр',
  'Сергей',
  'Фёдор',
] as const;
const women = [
  'Александра',
  'Алина',
  'Анна',
  'Валентина',
  'Вероника',
  'Дарья',
  'Евгения',
  'Екатерина',
  'Елена',
  'Ирина',
  'Карина',
  'Лариса',
  'Мария',
  'Надежда',
  'Наталья',
  'Ольга',
  'Полина',
  'Светлана',
  'Татьяна',
  'Юлия',
] as const;
const fathers = [
  'Александров',
  'Алексеев',
  'Андреев',
  'Борисов',
  'Вадимов',
  'Викторов',
  'Владимиров',
  'Денисов',
  'Евгеньев',
  'Иванов',
  'Игорев',
  'Константинов',
  'Максимов',
  'Михайлов',
  'Николаев',
  'Олегов',
  'Павлов',
  'Романов',
  'Сергеев',
  'Юрьев',
] as const;

const callings: Record<CategoryId, readonly [profession: string, subject: string]> = {
  1: ['врач — стоматолог-терапевт', 'прямые и непрямые реставрации, адгезивные протоколы'],
  2: ['врач — стоматолог-терапевт, эндодонтист', 'лечение корневых каналов под микроскопом'],
  3: ['врач — стоматолог-хирург, имплантолог', 'имплантация и костная пластика'],
  4: ['врач — стоматолог-пародонтолог', 'лечение пародонтита и пластика мягких тканей'],
  5: ['врач — стоматолог-ортопед', 'керамические реставрации и протезирование на имплантатах'],
  6: ['врач-ортодонт', 'лечение взрослых и подростков на брекетах и элайнерах'],
  7: ['врач — стоматолог детский', 'лечение и профилактика у детей, адаптация тревожных пациентов'],
  8: ['гигиенист стоматологический', 'профессиональная гигиена и мотивация пациентов'],
  9: ['врач-рентгенолог', 'лучевая диагностика и визуализация в стоматологии'],
  10: ['зубной техник', 'моделирование, керамика и цифровые технологии'],
  11: ['врач-стоматолог общей практики', 'обезболивание, неотложные состояния и командная работа'],
  12: ['организатор здравоохранения', 'управление клиникой, документы и сервис'],
};

const habits = [
  'На занятиях разбирает собственные случаи с наблюдением от трёх лет.',
  'Ведёт приём три дня в неделю и приносит на курсы только то, что проверено у кресла.',
  'Предпочитает малые группы и много практики.',
  'Отвечает выпускникам курсов в закрытом чате и после обучения.',
  'Любит сложные вопросы и не боится сказать «пока не знаю».',
  'Собирает обратную связь после каждого курса и обновляет программу дважды в год.',
] as const;

export function makeLecturers(count: number, random: Random, taken: ReadonlySet<string>): ExtraLecturer[] {
  const names = new Set(taken);
  return Array.from({ length: count }, (_, index) => {
    const isWoman = random.chance(0.5);
    let name = fullName(isWoman, random);
    while (names.has(name)) name = fullName(isWoman, random);
    names.add(name);
    return lecturer(`extra-${index + 1}`, name, isWoman, ((index % 12) + 1) as CategoryId, random);
  });
}

function lecturer(
  key: string,
  name: string,
  isWoman: boolean,
  category: CategoryId,
  random: Random,
): ExtraLecturer {
  const [profession, subject] = callings[category];
  const years = random.between(6, 32);
  const degree = category < 8 && years > 14 && random.chance(0.4) ? 'Кандидат медицинских наук, ' : '';
  const opening = degree
    ? `${degree}${profession}`
    : profession.charAt(0).toUpperCase() + profession.slice(1);
  return {
    key,
    name,
    city: random.weighed(courseCities),
    categories: [category, ((category + 3) % 12) + 1] as CategoryId[],
    text: [
      `${opening}, стаж ${years} ${yearsForm(years)}. Основное направление — ${subject}.`,
      `${isWoman ? 'Провела' : 'Провёл'} более ${random.between(3, 18) * 10} курсов и мастер-классов для врачей. ${random.pick(habits)}`,
    ],
    status: 'CONFIRMED',
  };
}

function fullName(isWoman: boolean, random: Random): string {
  const [male = '', ending = ''] = random.pick(surnames).split('/');
  const female = ending.length > 1 ? ending : `${male}${ending}`;
  const father = random.pick(fathers);
  return isWoman ? `${female} ${random.pick(women)} ${father}на` : `${male} ${random.pick(men)} ${father}ич`;
}

const rules = new Intl.PluralRules('ru');
const yearsForm = (count: number) =>
  ({ one: 'год', few: 'года' })[rules.select(count) as 'one' | 'few'] ?? 'лет';
