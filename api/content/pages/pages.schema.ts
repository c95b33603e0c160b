import type { NewStaffPage, PageText } from '@odonta/api/contract';
import { type CompanyFacts, pageLimits, pageRobots } from '@odonta/db/vocabulary/content/pages.ts';
import { isEmail, isPhone, isTaxNumber, normalPhone } from '@odonta/db/vocabulary/patterns.ts';
import Joi from 'joi';
import { line } from '../../platform/http/validation.ts';

export interface PageBody extends PageText {
  facts: CompanyFacts;
}

const thatIs = (test: (text: string) => boolean, message: string) =>
  line(200)
    .required()
    .custom((value: string, helpers) => (test(value) ? value : helpers.message({ custom: message })));

const rows = (row: Joi.ObjectSchema) => Joi.array().items(row).max(pageLimits.rows).required();

const companyFacts = Joi.object<CompanyFacts>({
  company: line(200).min(3).required(),
  inn: thatIs(isTaxNumber, 'ИНН — 10 или 12 цифр'),
  ogrn: line(15)
    .pattern(/^(\d{13}|\d{15})$/)
    .required(),
  email: thatIs(isEmail, 'Укажите корректную почту'),
  phones: rows(
    Joi.object({
      number: line(20)
        .custom((typed: string) => (isPhone(typed) ? normalPhone(typed) : typed))
        .pattern(/^\+7\d{10}$/)
        .message('Телефон в виде +7 и десяти цифр')
        .required(),
      note: line(100).allow('').required(),
    }),
  ).min(1),
  addresses: rows(Joi.object({ name: line(100).allow('').required(), address: line(300).min(3).required() })),
  hours: rows(Joi.object({ days: line(100).min(2).required(), time: line(100).min(2).required() })),
});

const text = {
  title: line(pageLimits.title).min(3),
  description: line(pageLimits.description).min(3),
  h1: line(pageLimits.h1).min(3),
  intro: line(pageLimits.intro).allow(''),
  body: Joi.string().allow('').max(pageLimits.body),
  robots: Joi.string().valid(...Object.keys(pageRobots)),
};

export const pageBody = Joi.object<PageBody>({ ...text, facts: companyFacts });

export const newPage = Joi.object<NewStaffPage>({
  ...text,
  slug: line(pageLimits.slug)
    .pattern(/^[a-z0-9-]+$/)
    .message('Только латинские буквы, цифры и дефис'),
  title: text.title.required(),
  description: text.description.required(),
  h1: text.h1.required(),
});
