const grouped = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 0 });

/** `18900` reads «18 900». */
export function roublesText(value: unknown): string {
  return typeof value === 'number' ? grouped.format(value) : '';
}

/** Spaces, «₽» and kopecks of a pasted price are understood; nothing typed is no price. */
export function roublesOfText(text: string): number | null {
  const price = text.replace(/[^\d\s.,]/g, '').replace(/[.,]\d{1,2}[\s.,]*$/, '');
  const digits = price.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
