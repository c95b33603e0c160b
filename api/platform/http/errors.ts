import type { ErrorCode, Failure } from '@odonta/api/contract';
import { plural } from '@odonta/db/vocabulary/plural.ts';

/** A refusal with its complete answer. Any other thrown value is our own error and answers 500. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly details: Omit<Failure, 'message' | 'code' | 'traceId'> & { retryAfter?: number };

  constructor(status: number, code: ErrorCode, message: string, details: ApiError['details'] = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

export const malformed = (message = 'Запрос составлен неверно') => new ApiError(400, 'MALFORMED', message);
export const unauthenticated = () => new ApiError(401, 'UNAUTHENTICATED', 'Войдите, чтобы продолжить');
export const badCredentials = () => new ApiError(401, 'BAD_CREDENTIALS', 'Неверный логин или пароль');
export const badCode = () =>
  new ApiError(401, 'BAD_CREDENTIALS', 'Код не подошёл: он неверен, устарел или уже использован');
export const foreignNetwork = () =>
  new ApiError(401, 'UNAUTHENTICATED', 'Из этой сети вход закрыт: обратитесь к администратору');
export const forbidden = () => new ApiError(403, 'FORBIDDEN', 'Недостаточно прав');
export const closedToImpersonator = () =>
  new ApiError(403, 'FORBIDDEN', 'Пока вы вошли за другого, это закрыто');
export const reauthenticationRequired = () => new ApiError(403, 'PROOF_REQUIRED', 'Подтвердите, что это вы');
export const secondFactorRequired = () =>
  new ApiError(403, 'SECOND_FACTOR_REQUIRED', 'Включите второй шаг входа: без него разделы закрыты');
export const notFound = (message = 'Не найдено') => new ApiError(404, 'NOT_FOUND', message);
export const conflict = (message: string, errors?: Record<string, string>) =>
  new ApiError(409, 'CONFLICT', message, errors && { errors });
export const versionConflict = (current: unknown, message = 'Запись изменил другой сотрудник') =>
  new ApiError(409, 'VERSION_CONFLICT', message, { current });
export const transitionNotAllowed = (label: string, status: string, allowed: string[]) =>
  new ApiError(409, 'TRANSITION_NOT_ALLOWED', `Действие «${label}» недоступно в статусе «${status}»`, {
    allowed,
  });
export const countChanged = (total: number) =>
  new ApiError(
    409,
    'COUNT_CHANGED',
    `Список изменился: теперь под фильтром ${plural(total, ['запись', 'записи', 'записей'])}. Посмотрите и повторите`,
    { total },
  );
export const idempotencyConflict = () =>
  new ApiError(422, 'IDEMPOTENCY_CONFLICT', 'С этим ключом повтора уже отправлены другие данные');
export const inFlight = () =>
  new ApiError(409, 'IN_FLIGHT', 'Этот же запрос ещё выполняется, подождите секунду', { retryAfter: 1 });
export const noSeats = (left = 0) =>
  new ApiError(409, 'NO_SEATS', left > 0 ? `Осталось ${seats(left)}` : 'Мест не осталось', { left });
export const soldOutTier = (tier: string) =>
  new ApiError(409, 'SOLD_OUT_TIER', `Места по цене «${tier}» закончились`);
export const salesPaused = (message: string) => new ApiError(409, 'SALES_PAUSED', message);
/** With the present price, to be shown and accepted. */
export const priceChanged = (current: unknown) =>
  new ApiError(409, 'PRICE_CHANGED', 'Цена изменилась: посмотрите новую сумму и подтвердите', { current });
export const tooLarge = (message = 'Слишком большой запрос') => new ApiError(413, 'TOO_LARGE', message);
export const unsupportedMedia = (message: string) => new ApiError(415, 'UNSUPPORTED_MEDIA', message);
export const invalid = (errors: Record<string, string>, message = 'Проверьте заполнение полей') =>
  new ApiError(422, 'INVALID', message, { errors: shortened(errors) });
export const tooManyRequests = (retryAfter: number) =>
  new ApiError(429, 'TOO_MANY_REQUESTS', `Слишком много попыток, попробуйте через ${inWords(retryAfter)}`, {
    retryAfter,
  });
export const unavailable = (retryAfter = 5) =>
  new ApiError(503, 'UNAVAILABLE', 'Сервис временно недоступен, попробуйте через минуту', { retryAfter });

const mostNamed = 50;
const longestName = 200;
const longestMessage = 1000;

/** Values repeated to a sender are limited in number and length. */
function shortened(errors: Record<string, string>): Record<string, string> {
  const named = Object.entries(errors).slice(0, mostNamed);
  return Object.fromEntries(
    named.map(([name, message]) => [cut(name, longestName), cut(message, longestMessage)]),
  );
}

const cut = (text: string, longest: number) =>
  text.length > longest ? `${text.slice(0, longest).toWellFormed()}…` : text;

const seats = (count: number) => plural(count, ['место', 'места', 'мест']);

function inWords(seconds: number): string {
  if (seconds <= 60) return plural(Math.max(1, Math.ceil(seconds)), ['секунду', 'секунды', 'секунд']);
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return plural(minutes, ['минуту', 'минуты', 'минут']);
  const hours = Math.ceil(minutes / 60);
  if (hours <= 36) return plural(hours, ['час', 'часа', 'часов']);
  return plural(Math.ceil(hours / 24), ['день', 'дня', 'дней']);
}
