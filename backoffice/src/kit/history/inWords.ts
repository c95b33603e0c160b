import { formatMoment } from '@odonta/db/vocabulary/time.ts';
import type { Codes } from '../resource/definition.ts';

const nameOfMoment = /(_at|_from|_to)$|^date_|^date$/;

/** Any stored value as a person would say it, for histories and comparisons. */
export function inWords(field: string, value: unknown, codes: Codes = {}): string {
  if (value === null || value === undefined || value === '') return '—';
  if (isCode(value) && codes[value] !== undefined) return codes[value];
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number')
    return isMoment(field, value) ? formatMoment(value) : value.toLocaleString('ru-RU');
  if (typeof value === 'string') return cut(plainText(value));
  if (Array.isArray(value))
    return value.length === 0 ? '—' : cut(value.map((item) => inWords(field, item, codes)).join(', '));
  return cut(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) => inWords(name, part))
      .join(' · '),
  );
}

function isCode(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function isMoment(field: string, value: number): boolean {
  return nameOfMoment.test(field) && value > 1_000_000_000;
}

/** Rich texts are compared as text: tags say nothing to a reader. */
export function plainText(value: string): string {
  return (
    value
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || '—'
  );
}

function cut(text: string): string {
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
}
