import type { Failure } from '@odonta/api/contract';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import { ExclusionConstraintError, ForeignKeyConstraintError, UniqueConstraintError } from 'sequelize';
import {
  ApiError,
  conflict,
  invalid,
  malformed,
  notFound,
  tooLarge,
  unavailable,
  unsupportedMedia,
} from './errors.ts';
import { isDatabaseAway, isDiskFull } from './outages.ts';

export const noSuchRoute: RequestHandler = () => {
  throw notFound('Такого адреса нет');
};

/** The one place that turns an exception into an answer. Internal errors are logged and hidden from the caller. */
export function answerFailures(report: (error: unknown, traceId: string) => void): ErrorRequestHandler {
  return (thrown, _req, res, _next) => {
    const traceId = String(res.locals.traceId ?? '');
    const error = refusalOf(thrown);
    if (!error || isDiskFull(thrown)) report(thrown, traceId);
    if (res.headersSent) {
      // The answer is half-way out; only a broken connection still says that it is not whole.
      res.destroy();
      return;
    }
    const { status, code, message, details } = error ?? internal;
    const { retryAfter, ...rest } = details;
    if (retryAfter !== undefined) res.set('Retry-After', String(retryAfter));
    const body: Failure = { message, code, ...rest, traceId };
    res.status(status).json(body);
  };
}

const internal = new ApiError(500, 'INTERNAL', 'Что-то сломалось у нас. Мы уже знаем об этом');

/** The refusal behind an exception; null for an internal error. */
export function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return unavailable(60);
  if (isDatabaseAway(error)) return unavailable();
  if (error instanceof UniqueConstraintError) return conflict('Такая запись уже есть');
  if (error instanceof ExclusionConstraintError) return conflict('Это время уже занято другой записью');
  if (error instanceof ForeignKeyConstraintError)
    return conflict('Запись связана с другими: сначала уберите связь');
  if (isRefusedByColumn(error)) return invalid({}, 'Данные не подходят: проверьте заполнение полей');
  const { type, status, code } = error as { type?: string; status?: number; code?: string };
  if (type === 'entity.too.large' || code === 'LIMIT_FILE_SIZE') return tooLarge();
  if (type === 'encoding.unsupported' || type === 'charset.unsupported')
    return unsupportedMedia('Кодировка не поддерживается');
  if (typeof code === 'string' && code.startsWith('LIMIT_')) return malformed('Файл отправлен неверно');
  if (status !== undefined && status >= 400 && status < 500) return malformed();
  return null;
}

/** A value that passed our rules and not those of its table: a check, or a number beyond the column. */
function isRefusedByColumn(error: unknown): boolean {
  const { original } = error as { original?: { code?: string } };
  return original?.code === '23514' || original?.code === '22003';
}
