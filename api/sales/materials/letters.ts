import type { Order } from '@odonta/db/models';
import { pluralForm } from '@odonta/db/vocabulary/plural.ts';
import { toBuyer } from '../../orders/letters/orderLetters.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

/** To the buyer: the link of his order opens them. */
export const materialsAdded = (order: Order, titles: readonly string[]): NewLetter =>
  toBuyer(order, 'course_materials', `Материалы курса: ${saidBy(order.snapshot.name)}`, [
    `К курсу «${saidBy(order.snapshot.name)}» ${pluralForm(titles.length, ['добавлен материал', 'добавлены материалы', 'добавлены материалы'])}:`,
    titles.map((title) => `— ${saidBy(title)}`).join('\n'),
    'Скачать их можно на странице заказа: {secret}',
  ]);
