import type { DirectorQuestion } from '@odonta/db/models';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { greeting, saidBy } from '../../platform/mail/strangersWords.ts';

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

export const questionAnswered = (
  { id, fio, email, comment }: Pick<DirectorQuestion, 'id' | 'fio' | 'email' | 'comment'>,
  answer: string,
): NewLetter => ({
  kind: 'question_answered',
  to: email,
  subject: `Ответ на ваш вопрос № ${id}`,
  text: `${greeting(fio)}\n\nВы спрашивали: ${saidBy(comment, 2000)}\n\n${answer}\n\nДиректор «Одонты»`,
  resource: 'director_questions',
  record_id: id,
});
