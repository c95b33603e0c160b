import type { Fill } from '../fillEntities.ts';
import { insertRows, moveCounters } from '../rows/insertRows.ts';

/** Writes questions and answers about the first courses that the site shows. */
export const fill: Fill = async (sequelize, _staffed, now, transaction) => {
  const rows = asked.map(({ prod_id, question, answer, status }, index) => ({
    id: index + 1,
    prod_id,
    question,
    answer,
    status,
    published_at: status === 'CONFIRMED' ? new Date((now - (index + 1) * 86_400) * 1000) : null,
    version: 0,
    created_at: new Date((now - (index + 2) * 86_400) * 1000),
    updated_at: new Date((now - (index + 1) * 86_400) * 1000),
  }));
  await insertRows(sequelize, 'prod_questions', rows, transaction);
  await moveCounters(sequelize, ['prod_questions'], transaction);
};

const asked = [
  {
    prod_id: 1,
    question: 'Можно ли работать на своём микроскопе?',
    answer: 'Да, стол и розетка найдутся. Предупредите менеджера за два дня, чтобы освободить место.',
    status: 'CONFIRMED',
  },
  {
    prod_id: 1,
    question: 'Будет ли запись лекции?',
    answer: 'Запись лекции открыта участникам три месяца, практику не записываем.',
    status: 'CONFIRMED',
  },
  {
    prod_id: 2,
    question: 'Подойдёт ли курс ординатору первого года?',
    answer: 'Да, если вы уже работали на фантомах: программа начинается с разбора инструментов.',
    status: 'CONFIRMED',
  },
  { prod_id: 2, question: 'Есть ли рядом гостиница?', answer: null, status: 'CREATED' },
] as const;
