import type { AnswerNotification } from '@odonta/api/contract';
import {
  isNotificationUrl,
  type NotificationAudience,
  notificationAnswers,
  notificationAudiences,
  notificationLimits,
} from '@odonta/db/vocabulary/advertising/notifications.ts';
import Joi from 'joi';
import { flag, id, line, seconds } from '../../platform/http/validation.ts';

export interface NotificationBody {
  text: string;
  date_end: number;
  audience?: NotificationAudience;
  only_center?: boolean;
  url?: string | null;
  url_text?: string | null;
  is_once?: boolean;
  is_accept?: boolean;
  text_button_accept?: string;
  text_button_cancel?: string;
  time?: number;
}

const { text, button, time, url, url_text } = notificationLimits;

export const notificationBody = Joi.object<NotificationBody>({
  text: line(text.max).min(text.min).required(),
  date_end: seconds.required(),
  audience: Joi.string().valid(...Object.keys(notificationAudiences)),
  only_center: flag,
  url: line(url)
    .empty('')
    .allow(null)
    .custom((value: string, helpers) =>
      isNotificationUrl(value) ? value : helpers.message({ custom: 'Начните ссылку с / или с https://' }),
    ),
  url_text: line(url_text).empty('').allow(null),
  is_once: flag,
  is_accept: flag,
  text_button_accept: line(button),
  text_button_cancel: line(button),
  time: Joi.number().integer().min(0).max(time),
});

export const answerBody = Joi.object<AnswerNotification>({
  edition: id.required(),
  answer: Joi.string()
    .valid('SHOWN', ...Object.keys(notificationAnswers))
    .required(),
});
