import type { AddressLetters, LetterChoiceBody } from '@odonta/api/contract';
import { Letter, LetterChoiceOf } from '@odonta/db/models';
import {
  choicesOf,
  type LetterChoice,
  type LetterTopic,
  letterChoices,
  letterTopics,
  type Reader,
} from '@odonta/db/vocabulary/letterTopics.ts';
import Joi from 'joi';
import { col, fn, Op, type Transaction, where } from 'sequelize';
import { invalid, notFound } from '../../http/errors.ts';
import { id, line } from '../../http/validation.ts';

export const letterChoiceBody = Joi.object<LetterChoiceBody>({
  email: line(254).lowercase().required(),
  center_id: id,
  topic: Joi.string()
    .valid(...Object.keys(letterTopics))
    .required(),
  choice: Joi.string()
    .valid(...Object.keys(letterChoices))
    .required(),
});

/** An address, and what letters come to it. */
export interface Mailbox {
  email: string;
  center: AddressLetters['center'];
  topics: readonly LetterTopic[];
  /** The account whose own address it is; null for a centre's. */
  reader: Reader | null;
}

export async function lettersOf(
  mailboxes: readonly Mailbox[],
  transaction?: Transaction,
): Promise<AddressLetters[]> {
  const emails = mailboxes.map(({ email }) => email.toLowerCase());
  const chosen = await LetterChoiceOf.findAll({ where: { email: emails }, transaction });
  return mailboxes.map((mailbox) => {
    const { email, center, topics } = mailbox;
    const own = chosen.filter(
      (one) =>
        one.email === email.toLowerCase() &&
        one.center_id === centerIdOf(mailbox) &&
        one.reader === mailbox.reader,
    );
    const choiceAbout = (topic: LetterTopic) => own.find((one) => one.topic === topic)?.choice ?? 'AT_ONCE';
    return { email, center, topics: topics.map((topic) => ({ topic, choice: choiceAbout(topic) })) };
  });
}

/** 404 for an address that is not among the reader's, or a topic that does not come to it. */
export async function choose(
  mailboxes: readonly Mailbox[],
  { email, center_id = 0, topic, choice }: LetterChoiceBody,
  transaction: Transaction,
): Promise<void> {
  const own = mailboxes.find(
    (one) => one.email.toLowerCase() === email && centerIdOf(one) === center_id && one.topics.includes(topic),
  );
  if (!own) throw notFound('На этот адрес мы не присылаем таких писем');
  if (!choicesOf(topic).includes(choice)) throw invalid({ choice: 'Для этих писем так выбрать нельзя' });
  const { reader } = own;
  if (choice === 'AT_ONCE') await LetterChoiceOf.destroy({ where: { email, center_id, topic }, transaction });
  else
    await LetterChoiceOf.upsert(
      { email, center_id, topic, reader, choice, chosen_at: new Date() },
      { transaction },
    );
  if (reader !== null) await applyToHeld({ email, topic, choice, reader }, transaction);
}

/** Decides about letters held for a summary. They do not say to which centre's choice they belong. */
async function applyToHeld(
  {
    email,
    topic,
    choice,
    reader,
  }: { email: string; topic: LetterTopic; choice: LetterChoice; reader: Reader },
  transaction: Transaction,
): Promise<void> {
  const held = { status: 'HELD', kind: [...letterTopics[topic].kinds] };
  const waiting = { [Op.and]: [where(fn('lower', col('to')), email.toLowerCase()), held] };
  if (choice === 'CABINET') await Letter.update({ status: 'KEPT', reader }, { where: waiting, transaction });
  if (choice === 'NEVER') await Letter.destroy({ where: waiting, transaction });
}

const centerIdOf = ({ center }: Mailbox): number => center?.id ?? 0;
