import Joi from 'joi';

/**
 * The button of a mail client (RFC 8058) says all by its address. Clients send it as a form, as parts, or without a
 * body: nobody reads what it says.
 */
export const pressedByMailClient = {
  method: 'post',
  summary: 'The same by the button of a mail client (RFC 8058)',
  isUnread: true,
  described: () => Joi.object({ 'List-Unsubscribe': Joi.string().valid('One-Click') }),
  size: { bytes: 1024, values: 5 },
} as const;
