import type { ProdType } from '../../../vocabulary/catalog/prod.ts';
import type { Random } from './random.ts';

/** Templates take a topic in the nominative, so no ending can go wrong. */
const templates: Partial<Record<ProdType, readonly string[]>> = {
  2: ['$: вебинар', '$. Онлайн-разбор клинических случаев', '$: ответы на трудные вопросы', '$. Онлайн-курс'],
  3: [
    '$: лекция',
    '$. Современный взгляд',
    '$: клинические рекомендации и практика',
    '$. Лекция с разбором случаев',
  ],
  4: [
    '$: практический курс',
    '$. Практикум на фантомах',
    '$: интенсив',
    '$. Отработка навыков в малой группе',
  ],
  5: [
    '$: лекция и практика',
    '$. От теории к работе руками',
    '$: базовый курс',
    '$. Курс для врачей со стажем',
  ],
  6: ['$: авторский семинар', '$. Семинар с разбором ваших случаев', 'Семинар «$»'],
  8: ['Симпозиум «$»', 'Научно-практическая конференция «$»', 'Конгресс «$»'],
  9: ['$: дистанционный курс', '$. Программа повышения квалификации', '$: обучение в удобном темпе'],
  10: ['$: индивидуальное обучение', '$. Занятие один на один', '$: курс у кресла в вашей клинике'],
};

export function titleFor(topic: string, type: ProdType, random: Random): string {
  const template = random.pick(templates[type] ?? ['$']);
  return (topic.includes(':') ? withoutColon(template) : template).replace('$', topic);
}

/** Two colons in one title read badly. */
const withoutColon = (template: string) =>
  template.replace(/^\$: (.)/, (_, letter: string) => `$. ${letter.toUpperCase()}`);
