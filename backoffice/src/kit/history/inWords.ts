import type { Codes } from '@odonta/db/vocabulary/lifecycle.ts';
import { formatExact } from '@odonta/db/vocabulary/money.ts';
import { isDay } from '@odonta/db/vocabulary/reports/periods.ts';
import { formatDate, formatMoment } from '@odonta/db/vocabulary/time.ts';

const nameOfMoment = /(_at|_from|_to)$|^date_|^date$/;
const nameOfMoney =
  /(^|_)(sum|price|debt|share|kept)$|^(total|subtotal|balance|gross|refunded|net|vat|reserved)$|^(price|total)_/;
const nameOfPercent = /(^|_)percent$/;
const nameOfRecord = /_(id|by)$/;
const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;

/** Any stored value as a person would say it, for histories and comparisons. */
export function inWords(field: string, value: unknown, codes: Codes = {}): string {
  if (value === null || value === undefined || value === '') return '—';
  if (isCode(value) && codes[value] !== undefined) return codes[value];
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (typeof value === 'number') return numberInWords(field, value);
  if (typeof value === 'string' && isDay(value)) return formatDate(value);
  if (typeof value === 'string') return cut(plainText(value).replaceAll(uuid, (id) => `№ ${id.slice(0, 8)}`));
  if (Array.isArray(value))
    return value.length === 0 ? '—' : cut(value.map((item) => inWords(field, item, codes)).join(', '));
  return cut(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== '')
      .map(([name, part]) => inWords(name, part))
      .join(' · '),
  );
}

function numberInWords(field: string, value: number): string {
  if (isMoment(field, value)) return formatMoment(value);
  const digits = value.toLocaleString('ru-RU');
  if (nameOfMoney.test(field)) return Number.isInteger(value) ? `${digits}\u00a0₽` : formatExact(value);
  if (nameOfPercent.test(field)) return `${digits}\u00a0%`;
  return nameOfRecord.test(field) ? `№ ${value}` : digits;
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
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() || '—'
  );
}

function cut(text: string): string {
  return text.length > 240 ? `${text.slice(0, 240)}…` : text;
}
