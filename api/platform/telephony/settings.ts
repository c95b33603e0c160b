import Joi from 'joi';
import { StartupError } from '../settings/startupFailure.ts';

export interface TelephonySettings {
  MANGO_API_KEY?: string;
  MANGO_API_SALT?: string;
}

const text = Joi.string().trim().empty('').max(200);

export const telephonyRules = {
  MANGO_API_KEY: { schema: text, demand: 'must be the key of the API of Mango Office', secret: true },
  MANGO_API_SALT: { schema: text, demand: 'must be the salt of the API of Mango Office', secret: true },
} as const;

/** Null: calls are only entered by staff. */
export type TelephonyChoice = Readonly<{ key: string; salt: string }> | null;

export function telephonyChoice({
  MANGO_API_KEY: key,
  MANGO_API_SALT: salt,
}: TelephonySettings): TelephonyChoice {
  if (key && !salt)
    throw new StartupError('MANGO_API_SALT is required with MANGO_API_KEY, but it is not set.');
  if (salt && !key)
    throw new StartupError('MANGO_API_KEY is required with MANGO_API_SALT, but it is not set.');
  return key && salt ? { key, salt } : null;
}
