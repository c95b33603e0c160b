import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting } from '../../platform/mail/strangersWords.ts';

export function questionReceived(id: number, fio: string, email: string): NewLetter {
  return {
    kind: 'question_received',
    to: email,
    subject: `Вопрос № ${id} получен`,
    text: `${greeting(fio)}\n\nМы получили ваш вопрос директору № ${id} и ответим на него письмом.\n\nКоманда «Одонты»`,
    resource: 'director_questions',
    record_id: id,
  };
}
