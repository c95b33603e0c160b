import { secondsBetweenCodes } from '@odonta/db/vocabulary/identity/secrets.ts';
import { ApiError } from '../../platform/http/errors.ts';

/** One answer for a wrong, used, expired or unknown code, and for a blocked account. */
export const wrongCode = () => {
  const text = 'Неверный код: проверьте сообщение или запросите новый';
  return new ApiError(401, 'BAD_CREDENTIALS', text, { errors: { code: text } });
};

export const spentCode = () => {
  const text = 'Слишком много попыток: запросите новый код';
  return new ApiError(429, 'TOO_MANY_REQUESTS', text, {
    errors: { code: text },
    retryAfter: secondsBetweenCodes,
  });
};
