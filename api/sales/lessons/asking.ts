import type { LessonBody } from '@odonta/api/contract';
import { LessonRequest, LessonSlot, takeTurn } from '@odonta/db/models';
import { closureAt } from '@odonta/db/vocabulary/catalog/closure.ts';
import { closureInWords } from '@odonta/db/vocabulary/catalog/closureInWords.ts';
import { kopecksOf } from '@odonta/db/vocabulary/money.ts';
import { answerBy, lessonLimits, lessonPrice } from '@odonta/db/vocabulary/sales/lessons/lessons.ts';
import { nowInSeconds, secondsOf } from '@odonta/db/vocabulary/time.ts';
import { Op, type Transaction, UniqueConstraintError } from 'sequelize';
import { writeToLecturers } from '../../catalog/lecturer_consents/writeToLecturers.ts';
import { contactColumns } from '../../orders/contact.ts';
import { prodsOnSale } from '../../orders/onSale.ts';
import { conflict, notFound, salesPaused } from '../../platform/http/errors.ts';
import { newSecret } from '../../platform/http/newSecret.ts';
import { writeLetter } from '../../platform/mail/letters.ts';
import { aboutLesson } from './about.ts';
import { lessonAsked, lessonForLecturer } from './lessons.letters.ts';
import { soldTierOf } from './pricing.ts';
import { freeSlots, isPaused } from './reading.ts';

/** Asks a lecturer for his hours. Nobody else can ask for them meanwhile; of two at once the other is refused in words. */
export async function askForLesson(
  { slot_id, expected_price, contact, comment }: Omit<LessonBody, 'consent'>,
  by: { individual_id: number | null; consent_id: number },
  transaction: Transaction,
): Promise<LessonRequest> {
  // Removing a slot waits for this lock, and this for a removal.
  const slot = await LessonSlot.findByPk(slot_id, { lock: transaction.LOCK.KEY_SHARE, transaction });
  const [prod] = slot ? await prodsOnSale([slot.prod_id], transaction) : [];
  const tier = prod ? soldTierOf(prod) : null;
  if (!slot || !prod || !tier) throw notFound('Этого времени больше нет: выберите другое');
  if (isPaused(prod)) throw salesPaused(closureInWords(closureAt(prod.center, nowInSeconds())));
  const [free] = await freeSlots(prod.id, slot.id, transaction);
  if (!free) throw taken();
  const time = { starts_at: secondsOf(slot.starts_at), ends_at: secondsOf(slot.ends_at) };
  const price = lessonPrice(tier.price, time.starts_at, time.ends_at);
  if (expected_price !== undefined && expected_price !== price)
    throw conflict(`Цена изменилась: теперь ${price} ₽. Закройте форму и выберите время ещё раз`);
  const columns = contactColumns(contact);
  await refuseTooMany(slot.lecturer_id, { ...columns, individual_id: by.individual_id }, transaction);
  const request = await LessonRequest.create(
    {
      ...columns,
      ...by,
      ...{ slot_id, comment: comment ?? null, prod_id: prod.id, lecturer_id: slot.lecturer_id },
      ...{ starts_at: slot.starts_at, ends_at: slot.ends_at },
      price: kopecksOf(price),
      token: newSecret(),
      expires_at: new Date(answerBy(time.starts_at, nowInSeconds()) * 1000),
    },
    { transaction },
  ).catch(refuseTaken);
  const lesson = await aboutLesson(request, transaction);
  await writeLetter(lessonAsked(request, lesson), transaction);
  await writeToLecturers([slot.lecturer_id], (user) => lessonForLecturer(user, request, lesson), transaction);
  return request;
}

const taken = () =>
  conflict('Это время только что заняли: выберите другое', { slot_id: 'Это время уже занято' });

function refuseTaken(error: unknown): never {
  if (error instanceof UniqueConstraintError && /lesson_requests_of_slot/.test(error.parent.message))
    throw taken();
  throw error;
}

/** One person does not take all hours of a lecturer while nobody has answered, nor fill anybody's mailbox. */
async function refuseTooMany(
  lecturer_id: number,
  { email, phone, individual_id }: { email: string; phone: string; individual_id: number | null },
  transaction: Transaction,
): Promise<void> {
  // Of calls at once each counts what the others have written.
  await takeTurn('lesson_requests', transaction);
  const byPerson = {
    [Op.or]: [{ email }, { phone }, ...(individual_id === null ? [] : [{ individual_id }])],
  };
  const where = { lecturer_id, status: 'CREATED' as const, ...byPerson };
  if ((await LessonRequest.count({ where, transaction })) >= lessonLimits.waiting)
    throw conflict(
      `Больше ${lessonLimits.waiting} запросов сразу лектору не отправить: дождитесь ответа или отзовите один из них`,
    );
  const lately = { created_at: { [Op.gt]: new Date(Date.now() - 86_400_000) }, ...byPerson };
  if ((await LessonRequest.count({ where: lately, transaction })) >= lessonLimits.perDay)
    throw conflict(`Больше ${lessonLimits.perDay} запросов за сутки не отправить: вернитесь к этому завтра`);
}
