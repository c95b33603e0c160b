/** Rules of a text field, as data: the server refuses and the form explains with the same sentence. */
export interface TextRule {
  required?: string;
  min?: { value: number; message: string };
  max?: { value: number; message: string };
  format?: { test: (text: string) => boolean; message: string };
}

/** The most characters of a field, with the message. */
export const atMost = (value: number) => ({ value, message: `Максимальная длина ${value} символов` });

/** The error of a value, in words for the person who typed it; null when there is none. */
export function violationOf(rule: TextRule, value: string): string | null {
  const text = value.trim();
  if (text === '') return rule.required ?? null;
  // Characters as people and PostgreSQL count them: an emoji is one.
  if (rule.min && [...text].length < rule.min.value) return rule.min.message;
  if (rule.max && text.length > rule.max.value) return rule.max.message;
  if (rule.format && !rule.format.test(text)) return rule.format.message;
  return null;
}
