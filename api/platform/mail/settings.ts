import Joi from 'joi';

export interface MailSettings {
  SMTP_URL?: string;
  MAIL_FROM: string;
}

const text = Joi.string().trim().empty('');

export const mailRules = {
  SMTP_URL: {
    schema: text.uri({ scheme: ['smtp', 'smtps'] }),
    demand: 'must look like smtps://user:password@host:465',
    secret: true,
  },
  MAIL_FROM: {
    schema: text.pattern(/^[^\r\n]{3,200}$/).default('Одонта <noreply@odonta.example>'),
    demand: 'must be a sender such as Odonta <noreply@example.ru>',
  },
} as const;
