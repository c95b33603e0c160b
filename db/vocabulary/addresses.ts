/** Public addresses, shared by pages, letters and structured data. */
export const prodPath = ({ id, slug }: { id: number; slug: string }) => `/prods/${slug}-${id}`;
export const articlePath = ({ id, slug }: { id: number; slug: string }) => `/articles/${slug}-${id}`;
export const lecturerPath = ({ sef }: { sef: string }) => `/lecturers/${sef}`;
export const searchPath = (query: string) => `/search?q=${encodeURIComponent(query)}`;

/** The id of `/prods/{slug}-{id}` follows the last dash; null when there is none. */
export function prodIdOf(address: string): number | null {
  const tail = address.slice(address.lastIndexOf('-') + 1);
  return /^[1-9]\d{0,9}$/.test(tail) ? Number(tail) : null;
}
/** The same of `/articles/{slug}-{id}`; a number no article can have is none. */
export function articleIdOf(address: string): number | null {
  const id = prodIdOf(address);
  return id === null || id > 2_147_483_647 ? null : id;
}

const latin: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'h',
  ц: 'c',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
};

/** «Ретритмент: от А до Я» becomes `retritment-ot-a-do-ya`. */
export function slugOf(name: string, length = 80): string {
  const letters = [...name.toLowerCase()].map((letter) => latin[letter] ?? letter).join('');
  return (
    letters
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, length)
      .replace(/-$/, '') || 'kurs'
  );
}
