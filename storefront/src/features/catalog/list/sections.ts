import { categories, formatPages } from '@odonta/db/vocabulary/catalog/categories.ts';
import { type PageTag, pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import type { Filters } from './filters.ts';

/** A part of the catalogue with an address of its own: a category or a format. */
export interface Section {
  path: string;
  name: string;
  heading: string;
  intro: string;
  fixed: Filters;
  /** The tag of any change of its courses. */
  tag: PageTag;
}

type Words = Pick<Section, 'heading' | 'intro'>;

export function sectionAt(url: string | undefined): Section | null {
  const category = categories.find((entry) => entry.url === url);
  if (category) {
    const fixed = { category: String(category.id) };
    return {
      path: `/${category.url}`,
      name: category.name,
      fixed,
      tag: pageTag('list:category', category.id),
      ...categoryWords[category.id],
    };
  }
  const format = formatPages.find((entry) => entry.url === url);
  if (!format) return null;
  return {
    path: `/${format.url}`,
    name: format.name,
    fixed: { type: String(format.type) },
    tag: pageTag('list:type', format.type),
    ...formatWords[format.type],
  };
}

const categoryWords: Record<(typeof categories)[number]['id'], Words> = {
  1: {
    heading: 'Курсы по терапевтической стоматологии',
    intro:
      'Реставрации, адгезивные протоколы, диагностика и лечение кариеса: от базовых навыков до сложных эстетических работ.',
  },
  2: {
    heading: 'Курсы по эндодонтии',
    intro:
      'Первичное лечение каналов и ретритмент, работа под микроскопом, обтурация, апекслокация и разбор осложнений.',
  },
  3: {
    heading: 'Курсы по хирургии и имплантологии',
    intro:
      'Удаления, костная пластика, установка имплантатов и немедленная нагрузка — лекции, симуляторы и показательные операции.',
  },
  4: {
    heading: 'Курсы по пародонтологии',
    intro:
      'Диагностика и лечение тканей пародонта, мукогингивальная хирургия, микрохирургические швы и поддерживающая терапия.',
  },
  5: {
    heading: 'Курсы по ортопедической стоматологии',
    intro: 'Препарирование, протезирование на имплантатах, виниры, полная реабилитация и окклюзия.',
  },
  6: {
    heading: 'Курсы по ортодонтии',
    intro: 'Диагностика прикуса, биомеханика, брекет-системы и элайнеры, лечение детей и взрослых.',
  },
  7: {
    heading: 'Курсы по детской стоматологии',
    intro: 'Адаптация и анестезия, лечение временных и постоянных зубов, седация и профилактика у детей.',
  },
  8: {
    heading: 'Курсы по гигиене, профилактике и сестринскому делу',
    intro:
      'Профессиональная гигиена, профилактические программы, работа в четыре руки, стерилизация и эпидемиологическая безопасность.',
  },
  9: {
    heading: 'Лазеры, микроскопы, рентгенология и дентальная фотография',
    intro: 'Как видеть и показывать больше: КЛКТ, работа с микроскопом и лазером, фотопротокол.',
  },
  10: {
    heading: 'Курсы по зуботехнике и CAD/CAM',
    intro:
      'Моделирование, керамика, цифровое проектирование, фрезерование и печать для зубных техников и врачей.',
  },
  11: {
    heading: 'Общие тематики',
    intro:
      'Неотложные состояния, анестезиология, материаловедение, коммуникация и другие темы, нужные врачу любой специальности.',
  },
  12: {
    heading: 'Менеджмент, маркетинг и право',
    intro: 'Управление клиникой, работа администраторов, экономика приёма, продвижение и медицинское право.',
  },
};

const formatWords: Record<(typeof formatPages)[number]['type'], Words> = {
  2: {
    heading: 'Онлайн-курсы и вебинары для стоматологов',
    intro: 'Учитесь из любого города: прямые эфиры с ответами на вопросы и онлайн-курсы с разбором работ.',
  },
  8: {
    heading: 'Стоматологические конгрессы',
    intro:
      'Конгрессы и симпозиумы, на которых за несколько дней встречаются школы, специальности и производители.',
  },
  10: {
    heading: 'Индивидуальные курсы для стоматологов',
    intro: 'Один наставник, ваша тема и ваши клинические случаи: дату и программу согласуют с вами.',
  },
};
