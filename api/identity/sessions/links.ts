import Joi from 'joi';
import { invalid } from '../../platform/http/errors.ts';
import { newPassword } from './passwordRule.ts';

/** The body of a password form: the link's token and the new password. */
export interface TokenAndPassword {
  token: string;
  password: string;
}

/** The secret of a link, as its page sends it. */
export const linkToken = Joi.string().max(100).required();

export const tokenAndPassword = Joi.object<TokenAndPassword>({
  token: linkToken,
  password: newPassword().required(),
});

/** One answer for a link that was never sent, was used, is too old or was followed by a newer one. */
export const staleLink = () => {
  const text = 'Ссылка больше не действует: она одноразовая. Запросите новую';
  return invalid({ token: text }, text);
};
