interface Named {
  last_name?: string | null;
  first_name?: string | null;
  middle_name?: string | null;
}

/** «Иванова Анна Сергеевна», as far as it is known; empty where nothing is. */
export const fullNameOf = ({ last_name, first_name, middle_name }: Named): string =>
  [last_name, first_name, middle_name].filter(Boolean).join(' ');

/** Names and addresses in a form for comparison: without case, «ё» and spaces. */
export const plainText = (text: string | null | undefined): string =>
  (text ?? '').toLowerCase().replaceAll('ё', 'е').split(/\s+/u).filter(Boolean).join(' ');

/** For comparing people who may have left out their middle name. */
export const nameKeyOf = ({ last_name, first_name }: Omit<Named, 'middle_name'>): string =>
  `${plainText(last_name)}\n${plainText(first_name)}`;
