import {
  type BlockKind,
  blockKinds,
  type MailingAudience,
  type MailingBlock,
  mailingLimits,
} from '@odonta/db/vocabulary/advertising/mailings/mailing.ts';
import type { AdMarks } from '@odonta/db/vocabulary/advertising/pinnings.ts';
import { isEmail } from '@odonta/db/vocabulary/patterns.ts';
import { isPublicLink } from '@odonta/db/vocabulary/publicLink.ts';
import Joi from 'joi';
import { optionalAdMarks } from '../../platform/adMarks/adMarks.schema.ts';
import { flag, id, line } from '../../platform/http/validation.ts';

export interface MailingBody extends MailingAudience, Partial<Record<keyof AdMarks, string | null>> {
  subject: string;
  preheader?: string | null;
  from_name: string;
  reply_to?: string | null;
  blocks: MailingBlock[];
  center_id?: number | null;
  is_advertising?: boolean;
}

const limits = mailingLimits;
/** One line: a line break would begin another header of the letter. */
const oneLine = (max: number) =>
  line(max)
    .pattern(/^[^\p{Cc}\u2028\u2029]*$/u)
    .message('Уберите переносы строк');
const absent = Joi.any().valid(null, '').strip();

const link = line(limits.url).custom((value: string, helpers) =>
  isPublicLink(value) ? value : helpers.message({ custom: 'Укажите адрес сайта с https://' }),
);

/** The fields of each kind of block. */
const fieldsOf: { [Kind in BlockKind]: Partial<Record<'text' | 'url' | 'prod_id', Joi.Schema>> } = {
  heading: { text: oneLine(limits.heading).min(1).required() },
  text: { text: line(limits.text).min(1).required() },
  button: { text: oneLine(limits.button).min(1).required(), url: link.required() },
  course: { prod_id: id.required() },
  divider: {},
};

const blockOf = (kind: BlockKind) =>
  Joi.object<MailingBlock>({
    ...{ text: absent, url: absent, prod_id: absent, ...fieldsOf[kind] },
    kind: Joi.string().valid(kind).required(),
  });

const kinds = Object.keys(blockKinds) as BlockKind[];
/** Checked as its kind says, so that the form names the very field. */
const block = Joi.object<MailingBlock>({
  kind: Joi.string()
    .valid(...kinds)
    .required(),
})
  .unknown()
  .when('.kind', { switch: kinds.map((kind) => ({ is: kind, then: blockOf(kind) })) });

export const mailingAudience = {
  cities: Joi.array()
    .items(oneLine(120).min(2))
    .unique((one: string, other: string) => one.toLowerCase() === other.toLowerCase())
    .max(limits.cities),
  specializations: Joi.array().items(id).unique().max(limits.specializations),
  interests: Joi.array().items(oneLine(limits.interest).min(2)).unique().max(limits.interests),
};

/** Of any mailing, but for its day and its owner. */
export const mailingFields = {
  subject: oneLine(limits.subject).min(3).required(),
  preheader: oneLine(limits.preheader).empty('').allow(null),
  from_name: oneLine(limits.from_name).min(2).required(),
  reply_to: line(254)
    .lowercase()
    .empty('')
    .allow(null)
    .custom((value: string, helpers) =>
      isEmail(value) ? value : helpers.message({ custom: 'Укажите почту целиком' }),
    ),
  blocks: Joi.array().items(block).min(1).max(limits.blocks).required(),
  ...mailingAudience,
  ...optionalAdMarks,
};

export const mailingBody = Joi.object<MailingBody>({
  ...mailingFields,
  center_id: id.allow(null),
  is_advertising: flag,
});

export type AudienceBody = MailingAudience & { is_advertising: boolean };

export const audienceBody = Joi.object<AudienceBody>({
  cities: mailingAudience.cities.default([]),
  specializations: mailingAudience.specializations.default([]),
  interests: mailingAudience.interests.default([]),
  is_advertising: flag.default(true),
});
