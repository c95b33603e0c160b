import type { FieldComments, Rejection } from '@odonta/api/contract';
import type { Prod } from '@odonta/db/models';
import { partnerCoursePath, prodPath } from '@odonta/db/vocabulary/addresses.ts';
import { prodsEntity } from '@odonta/db/vocabulary/catalog/prods.entity.ts';
import { type EditedField, editedFields } from '@odonta/db/vocabulary/catalog/revisions/editedFields.ts';
import { rejectionCodes } from '@odonta/db/vocabulary/catalog/revisions/prodRevision.ts';
import type { NewLetter } from '../../platform/mail/letters.ts';
import { siteLink } from '../../platform/mail/siteLinks.ts';
import { saidBy } from '../../platform/mail/strangersWords.ts';

type Named = Pick<Prod, 'id' | 'name' | 'slug' | 'type'>;

export const coursePublished = (to: string, prod: Named): NewLetter => ({
  ...about(to, prod),
  kind: 'course_published',
  subject: `Курс опубликован: ${saidBy(prod.name)}`,
  text: letter([`Курс «${saidBy(prod.name)}» появился на сайте:`, siteLink(prodPath(prod))]),
});

export const courseRejected = (to: string, prod: Named, rejection: Rejection): NewLetter => ({
  ...about(to, prod),
  kind: 'course_rejected',
  subject: `Курс нужно поправить: ${saidBy(prod.name)}`,
  text: letter([`Модератор не опубликовал курс «${saidBy(prod.name)}».`, ...said(prod, rejection)]),
});

/** `fields` are those that were accepted; some may still wait. */
export const revisionApplied = (to: string, prod: Named, fields: readonly EditedField[]): NewLetter => ({
  ...about(to, prod),
  kind: 'course_revision_applied',
  subject: `Изменения приняты: ${saidBy(prod.name)}`,
  text: letter([`В курсе «${saidBy(prod.name)}» теперь новое: ${labels(fields)}.`, siteLink(prodPath(prod))]),
});

export const revisionRejected = (to: string, prod: Named, rejection: Rejection): NewLetter => ({
  ...about(to, prod),
  kind: 'course_revision_rejected',
  subject: `Изменения не приняты: ${saidBy(prod.name)}`,
  text: letter([
    `Модератор не принял изменения курса «${saidBy(prod.name)}». На сайте всё осталось по-прежнему.`,
    ...said(prod, rejection),
  ]),
});

const about = (to: string, { id }: Named) => ({ to, resource: 'prods', record_id: id });

const letter = (paragraphs: readonly string[]) =>
  ['Здравствуйте!', ...paragraphs, 'Команда «Одонты»'].join('\n\n');

/** The reason, the remarks, and the link to the first field with one. */
const said = (prod: Named, { code, reason, comments }: Rejection): string[] => [
  [rejectionCodes[code], ...(reason ? [reason] : [])].join('. '),
  ...remarks(comments),
  `Поправить курс: ${siteLink(partnerCoursePath(prod.id, firstRemarked(comments)))}`,
];

const remarks = (comments: FieldComments): string[] => {
  const lines = remarked(comments).map((field) => `${label(field)}: ${comments[field]}`);
  return lines.length > 0 ? [lines.join('\n')] : [];
};

const remarked = (comments: FieldComments): EditedField[] => editedFields.filter((field) => comments[field]);
const firstRemarked = (comments: FieldComments): EditedField | undefined => remarked(comments)[0];

const label = (field: EditedField): string => prodsEntity.fields[field];
const labels = (fields: readonly EditedField[]): string =>
  fields.map((field) => label(field).toLowerCase()).join(', ');
