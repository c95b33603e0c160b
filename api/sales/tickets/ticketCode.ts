import { notFound } from '../../platform/http/errors.ts';

/** The code in the address of a ticket. */
export function ticketCodeOf({ code = '' }: Record<string, string>): string {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(code)) throw notFound('Билет не найден');
  return code;
}
