import { ApiError, invalid } from '../../platform/http/errors.ts';
import { check } from '../../platform/http/validation.ts';
import { brokenEscape, type RedirectLine, redirectLine, refuseLivePage } from './redirects.schema.ts';

const most = 5000;

/** Parses «from to» lines, separated by spaces, tabs, commas or semicolons; an error names its line. */
export function redirectLines(text: string): RedirectLine[] {
  const lines = text
    .split(/\r?\n/)
    .map((line, index) => ({
      number: index + 1,
      parts: line
        .trim()
        .split(/[\s;,]+/)
        .filter(Boolean),
    }))
    .filter(({ parts }) => parts.length > 0);
  if (lines.length > most) throw invalid({ lines: `Не больше ${most} строк за раз` });
  return lines.map(({ number, parts: [from_path = '', to_path = null, ...rest] }) => {
    if (rest.length > 0) throw invalid({ lines: `Строка ${number}: больше двух адресов` });
    try {
      refuseLivePage(from_path);
      return check(redirectLine, { from_path, to_path });
    } catch (error) {
      throw invalid({ lines: `Строка ${number}: ${reasonOf(error)}` });
    }
  });
}

function reasonOf(error: unknown): string {
  const fieldError = error instanceof ApiError ? error.details.errors?.to_path : undefined;
  return fieldError === brokenEscape ? fieldError : 'нужны два разных адреса, каждый начинается с /';
}
