import type { NewLetter } from '../../mail/letters.ts';

export function questionReceived(id: number, fio: string, email: string): NewLetter {
  return {
    kind: 'question_received',
    to: email,
    subject: `Вопрос № ${id} получен`,
    text: `Здравствуйте, ${fio}!\n\nМы получили ваш вопрос директору № ${id} и ответим на него письмом.\n\nКоманда «Одонты»`,
    resource: 'director_questions',
    record_id: id,
  };
}
