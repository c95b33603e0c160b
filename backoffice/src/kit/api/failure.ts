import type { ErrorCode, Failure as Refusal } from '@odonta/api/contract';
import { HttpError } from 'ra-core';

/** The contents of `HttpError.body` after a refused call: the server's envelope, with `message` always a sentence. */
export interface FailureBody {
  message: string;
  code?: ErrorCode;
  errors?: Record<string, string>;
  current?: unknown;
  by?: Refusal['by'];
  at?: number;
  traceId?: string;
  /** Seconds to wait, from `Retry-After`. */
  retryAfter?: number;
  /** True when the refused call would have changed something. */
  isWrite: boolean;
}

export type Failure = HttpError & { status: number; body: FailureBody };

export function isFailure(error: unknown): error is Failure {
  return error instanceof HttpError;
}

export function failureOf(response: Response, text: string, isWrite: boolean): HttpError {
  const body = parsed(text);
  const message = sentenceIn(body) ?? fallbackFor(response.status);
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  return new HttpError(message, response.status, {
    ...body,
    message,
    retryAfter,
    isWrite,
  } satisfies FailureBody);
}

/** The server was not reached at all: status 0, so that it is not mistaken for a refusal. */
export function unreachable(reason: unknown, isWrite: boolean): unknown {
  const name = reason instanceof Error ? reason.name : '';
  if (name === 'AbortError') return reason;
  const message =
    name === 'TimeoutError'
      ? 'Сервер не ответил вовремя. Повторите попытку.'
      : 'Нет связи с сервером. Проверьте интернет и повторите попытку.';
  return new HttpError(message, 0, { message, isWrite } satisfies FailureBody);
}

const fallbacks: Record<number, string> = {
  401: 'Сессия завершена, войдите снова',
  403: 'Недостаточно прав для этого действия',
  404: 'Запись не найдена',
  409: 'Запись изменил другой сотрудник',
  413: 'Файл слишком большой',
  422: 'Проверьте поля формы',
  429: 'Слишком много запросов. Подождите немного и повторите',
};

function fallbackFor(status: number): string {
  return (
    fallbacks[status] ??
    (status >= 500 ? `Ошибка сервера (${status}). Повторите попытку позже` : `Запрос отклонён (${status})`)
  );
}

function sentenceIn({ message }: Record<string, unknown>): string | null {
  return typeof message === 'string' && message.trim() !== '' ? message : null;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
