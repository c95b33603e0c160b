/** An element with what is in it, or nothing where that is null: optional elements are absent and not empty. */
export function element(name: string, content: string | readonly string[] | null): string {
  if (content === null) return '';
  return `<${name}>${typeof content === 'string' ? escaped(content) : content.join('')}</${name}>`;
}

/** Text that cannot become anything but text; what XML has no place for at all is left out. */
export const escaped = (text: string): string =>
  text.replaceAll(unspeakable, '').replaceAll(/[<>&"']/g, (character) => entities[character] ?? '');

const entities: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '"': '&quot;',
  "'": '&apos;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it takes out
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
